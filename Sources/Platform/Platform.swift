// The C library of the system under one name, whichever it is: `import Platform` stands for it
// everywhere else. The compiler has no other way than the underscored attribute to hand a whole
// module on.

#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Darwin
#endif
