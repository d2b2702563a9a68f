import Glibc

let activeMutant: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
