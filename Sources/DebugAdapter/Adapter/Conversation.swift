import Jansson
import Sentences
import WorkbenchFraming
package import WorkbenchProtocol

/// What an editor and a debugger say to each other: requests in their order, and what of them cannot
/// wait until its turn.
///
/// Requests are put here as they are read, while the debugger may be at work on an earlier one. What
/// gives that one up is acted on at once, everything else when it is carried out.
package final class Conversation {
  /// A request that waits for its turn.
  private struct Waiting {
    let ticket: Ticket
    let request: DebugRequest
  }

  private var adapter: DebugAdapter
  private var envelope: any EditorEnvelope
  private let interruption: Interruption
  private let send: ([UInt8]) -> Void
  private var waiting: [Waiting] = []
  /// The request that is carried out.
  private var current: Ticket?
  /// The language, as it was when the request that is carried out began.
  private var language: Language

  /// Begins one.
  ///
  /// - Parameters:
  ///   - surroundings: What the debugger needs of the world.
  ///   - envelope: How the editor writes its messages.
  ///   - send: Takes a message for the editor, without its header.
  package init(
    _ surroundings: any DebugSurroundings,
    envelope: any EditorEnvelope,
    send: @escaping ([UInt8]) -> Void
  ) {
    adapter = DebugAdapter(surroundings)
    self.envelope = envelope
    self.send = send
    interruption = adapter.interruption
    language = adapter.language
  }

  /// How it ended; nil while it goes on.
  package var ending: DebugAdapter.Ending? { adapter.ending }

  // MARK: - What comes

  /// Takes a message of the editor's; it may come while another is carried out.
  package func take(_ message: ArraySlice<UInt8>) {
    switch envelope.read(message) {
    case .nothing: break
    case .fault(let ticket, let error): say(.failure(error), to: ticket)
    case .request(let ticket, let request): take(Waiting(ticket: ticket, request: request))
    }
  }

  private func take(_ new: Waiting) {
    switch new.request.command {
    case "pause" where interruption.isSearching:
      // Answered at once: the search goes on until its next look around.
      interruption.ask(for: .pause)
      say(.answer(body: nil), to: new.ticket)
    case "cancel" where current != nil || !waiting.isEmpty:
      cancel(new.request.arguments)
      say(.answer(body: nil), to: new.ticket)
    case "disconnect", "terminate":
      // In its turn still, behind the answer of what is given up for it.
      if current != nil { interruption.ask(for: .leave) }
      waiting.append(new)
    default:
      waiting.append(new)
    }
  }

  /// Gives up a request, or a search by the name under which its progress was told.
  private func cancel(_ arguments: JSONValue) {
    if arguments["progressId"]?.isString == true, interruption.isSearching {
      interruption.ask(for: .pause)
    }
    guard let id = arguments[.requestId].map({ RequestID($0) }) else { return }
    if current?.id == id {
      // One that has been answered is over for the editor; what it searches is paused.
      return interruption.ask(for: interruption.isSearching ? .pause : .cancel)
    }
    guard let place = waiting.firstIndex(where: { $0.ticket.id == id }) else { return }
    say(.failure(.cancelled), to: waiting.remove(at: place).ticket)
  }

  // MARK: - What is done

  /// Carries out what waits.
  package func proceed() {
    while adapter.ending == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      current = next.ticket
      adapter.handle(next.request) { self.say($0, to: next.ticket) }
      current = nil
      language = adapter.language
    }
  }

  /// Takes in what the workbench has said while nothing was asked, or that it is gone.
  package func hear(isOpen: Bool) {
    adapter.hear(isOpen: isOpen) { say($0, to: .none) }
  }

  /// Says that what came cannot be cut into messages.
  package func refuse(_ error: WireError) {
    say(.failure(DebugError(error)), to: .none)
  }

  private func say(_ reply: DebugReply, to ticket: Ticket) {
    if let message = envelope.write(reply, to: ticket, in: language) { send(message) }
  }
}
