import DequeModule
import Jansson
import Sentences
import WorkbenchProtocol

// What is done in slices, how it ends, and how it is stopped.

extension RequestQueue {
  /// Goes on with what is done in slices, when its turn comes.
  func scheduleSlice() {
    guard !isSliceDue, case .sliced? = running?.work else { return }
    isSliceDue = true
    // Through the executor and not at once, so that a cancellation, or another connection, comes in
    // between two slices.
    context.executor.execute { [weak self] in
      self?.isSliceDue = false
      self?.runSlice()
    }
  }

  func runSlice() {
    // One that is held is not scheduled again here: `drained` does that when the client has read.
    guard isOpen, let running, case .sliced(let work) = running.work, !work.isHeld else { return }
    // Most work is done in one slice, which is too short to measure.
    let before = running.isLong ? context.workbench.budget.taken : nil
    do {
      switch try work.slice(until: .now + RequestQueue.sliceLength) {
      case .unfinished:
        noteLong(since: before)
        if running.isCancelled, work.mayStop { return cancel(running) }
        if work.mayStop, let refusal = refusal { return stop(running, refusal) }
        return scheduleSlice()
      case .answered(let value):
        self.running?.isAnswered = true
        answer(running.request.id, .success(value))
        return scheduleSlice()
      case .again:
        endWork()
        perform(running.request, isLookedInto: true)
      // Free before it is answered: whoever has read the answer finds the session free.
      case .finished(let value):
        endWork()
        if let value { return finish(running, value) }
      }
    } catch {
      endWork()
      if !running.isAnswered { answer(running.request.id, .failure(error)) }
    }
    performWaiting()
  }

  /// Answers what has run with a value that took long to make, and may take as long to write.
  private func finish(_ running: Running, _ value: JSONValue) {
    guard running.isLong, let id = running.request.id else {
      answer(running.request.id, .success(value))
      return performWaiting()
    }
    let work = WritingWork(id, value, context.workbench.remains) { [weak self] in
      self?.send(written: $0)
    }
    self.running = Running(request: running.request, work: .sliced(work), grown: running.grown)
    runSlice()
  }

  /// Notes that what runs takes more than one slice, and how much memory it has taken in the last.
  private func noteLong(since before: Int?) {
    if running?.isLong == false {
      running?.isLong = true
      context.workbench.reclaim.longWorkBegan()
    }
    guard let before else { return }
    // Others take and free some meanwhile: it is only roughly what this has taken.
    running?.grown += max(0, context.workbench.budget.taken - before)
  }

  /// Why what runs gets no more memory; nil where it takes none, or there is some for it.
  private var refusal: WireError? {
    guard let running, !running.isAnswered, running.grown > Self.noticed else { return nil }
    return context.workbench.refusal(of: context.number, having: running.grown)
  }

  /// Less than this is not held against a request.
  private static let noticed = 1 << 20

  /// Ends what runs; the session that it changed is free again.
  func endWork() {
    if case .sliced(let work)? = running?.work {
      work.changed?.turns.giveBack(by: work)
      let reclaim = running?.isLong == true ? context.workbench.reclaim : nil
      work.leave(on: context.executor) { reclaim?.longWorkEnded() }
    }
    running = nil
  }

  /// Ends what runs for a session that has ended, and goes on with what waits.
  ///
  /// With `all`, whatever is done here in slices is done for that session.
  func end(workFor session: Session, all: Bool) {
    guard let running, isOpen else { return }
    switch running.work {
    case .turn(let wanted) where wanted !== session: return
    case .sliced(let work) where !all && work.changed !== session: return
    // Where the session lives the request is answered as well, with why.
    case .elsewhere, .later: return
    case .turn, .sliced: break
    }
    endWork()
    if !running.isAnswered {
      let error = WireError(
        .sessionClosed,
        Sentence("the session \(session.id) has ended", zh: "会话 \(session.id) 已结束")
      )
      answer(running.request.id, .failure(error))
    }
    performWaiting()
  }

  /// Stops a request, which is answered all the same.
  func cancel(_ wanted: RequestID) {
    if let running, running.request.id == wanted {
      cancel(running)
    } else if let place = waiting.firstIndex(where: { $0.id == wanted }) {
      let request = waiting.remove(at: place)
      answer(
        request.id,
        .failure(
          WireError(
            .workbenchCancelled,
            Sentence(
              "\(request.method) was cancelled before it began",
              zh: "\(request.method) 还没开始就被取消"
            )
          )
        )
      )
    }
  }

  private func cancel(_ running: Running) {
    guard let id = running.request.id, !running.isAnswered else { return }
    var step = 0
    switch running.work {
    // Whoever carries it out answers it, cancelled or done.
    case .elsewhere(let work): return work.cancel(id)
    case .sliced(let work):
      // It is stopped when the call is over that is under way.
      guard work.mayStop else {
        self.running?.isCancelled = true
        return
      }
      step = work.step
    case .turn, .later: break
    }
    stop(
      running,
      WireError(
        .workbenchCancelled,
        Sentence("\(running.request.method) was cancelled", zh: "\(running.request.method) 被取消"),
        details: [WireDatum.Member(.step, .integer(step))]
      )
    )
  }

  private func stop(_ running: Running, _ error: WireError) {
    endWork()
    answer(running.request.id, .failure(error))
    performWaiting()
  }
}
