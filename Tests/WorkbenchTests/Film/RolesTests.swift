import Testing

@testable import Workbench

/// What views and responders are at a moment, and how that changes.
struct RolesTests {
  /// Three views that are asked: the window, its root, and a card that declines.
  private static var searched: Roles {
    var roles = Roles()
    roles.beginSearch()
    for object in [0, 1, 2] { roles.ask(object) }
    roles.decline(2)
    roles.answer(1, with: 1)
    return roles
  }

  @Test func `views are numbered as they are asked, and one is hit`() {
    let roles = Self.searched
    #expect(roles.all[0] == [.asked: 1])
    #expect(roles.all[1] == [.asked: 2, .answered: nil, .hit: nil])
    #expect(roles.all[2] == [.asked: 3, .declined: nil])
  }

  @Test func `an answer that another view changes moves the hit`() {
    var roles = Self.searched
    roles.answer(0, with: 2)
    #expect(roles.all[1]?[.hit] == nil)
    #expect(roles.all[2]?[.hit] != nil)
  }

  @Test func `an override that answers nil takes back what was found`() {
    var roles = Self.searched
    roles.decline(0)
    #expect(roles.all.values.allSatisfy { $0[.hit] == nil })
  }

  @Test func `a new search forgets the old one and no message`() {
    var roles = Self.searched
    roles.pass(1)
    roles.beginSearch()
    #expect(roles.all == [1: [.passes: nil]])
    roles.ask(2)
    #expect(roles.all[2] == [.asked: 1])
  }

  @Test func `a new message forgets who passed the old one on and no search`() {
    var roles = Self.searched
    roles.pass(1)
    roles.keep(0)
    roles.beginMessage()
    #expect(roles == Self.searched)
  }

  @Test func `a new event forgets all but who waits`() {
    var roles = Self.searched
    roles.keep(1)
    roles.wait(7)
    roles.beginEvent()
    #expect(roles.all == [7: [.waiting: nil]])
    roles.stopWaiting(7)
    #expect(roles.all.isEmpty)
  }

  @Test func `changes lead from any roles to any others`() {
    var other = Self.searched
    other.beginSearch()
    other.ask(2)
    other.pass(4)
    var more = Self.searched
    more.keep(1)
    let all = [Roles(), Self.searched, other, more]
    for old in all {
      for new in all {
        var changed = old
        changed.apply(new.changes(from: old))
        #expect(changed.all == new.all)
        var whole = old
        whole.apply(new.whole)
        #expect(whole.all == new.all)
      }
    }
    #expect(Self.searched.changes(from: Self.searched).isEmpty)
    // What only grows tells only what is new.
    #expect(more.changes(from: Self.searched) == [.give(1, .keeps, nil)])
    #expect(Roles().changes(from: more) == [.clear])
  }

  @Test func `what is taken moment by moment is what lies between the moments`() {
    var roles = Roles()
    var drawn = Roles()
    let deeds: [(inout Roles) -> Void] = [
      { $0.ask(1) }, { $0.ask(2) }, { $0.decline(2) }, { $0.answer(1, with: 1) }, { $0.keep(1) },
      { $0.wait(7) }, { $0.beginSearch() }, { $0.ask(2) }, { $0.ask(2) }, { $0.stopWaiting(7) },
      { $0.beginEvent() }, { $0.beginEvent() },
    ]
    for deed in deeds {
      let before = roles
      deed(&roles)
      let between = roles.changes(from: before)
      let taken = roles.takeChanges()
      #expect(taken == between)
      drawn.apply(taken)
      #expect(drawn.all == roles.all)
      #expect(roles.takeChanges().isEmpty)
    }
  }
}
