extension CallSite {
    /// The DSL call that is running, if any: failures in view code that it runs are recorded at its line.
    package static var current: CallSite? { CallContext.current.site }

    /// Runs `body` as a part of the call at this site.
    package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let context = context
        guard CallLog.isAnyObserved, let observer = context.observer, isStep else {
            return try context.whileCurrent(body)
        }
        let step = ObservedStep(.call, at: self)
        observer.stepBegan(step)
        defer { observer.stepEnded(step) }
        return try context.whileCurrent(body)
    }

    /// Runs `body`, and tasks that it starts, as a part of the call at this site.
    package func whileCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        let context = context
        guard CallLog.isAnyObserved, let observer = context.observer, isStep else {
            return try await context.whileCurrent(body)
        }
        let step = ObservedStep(.call, at: self)
        observer.stepBegan(step)
        defer { observer.stepEnded(step) }
        return try await context.whileCurrent(body)
    }

    /// Whether the call is a step of its own, and not a part of the one that runs it: a call of this package, the
    /// target of a call, or the same call once more further down, where a method calls a function for its line.
    private var isStep: Bool {
        if let running = Self.current, isSamePlace(as: running) { return false }
        return !functionBegins(with: "subscript") && !isOfFramework
    }

    private func functionBegins(with prefix: StaticString) -> Bool {
        guard function.hasPointerRepresentation, function.utf8CodeUnitCount >= prefix.utf8CodeUnitCount else {
            return false
        }
        return prefix.withUTF8Buffer { prefix in
            function.withUTF8Buffer { $0.prefix(prefix.count).elementsEqual(prefix) }
        }
    }

    /// The context of the call, which is noted as the last of the test unless another call runs it.
    private var context: CallContext {
        var context = CallContext.current
        if context.site == nil { context.log?.note(self) }
        context.site = self
        return context
    }

    /// Runs `body` as a part of the call that is running, if there is one, or else of the call at this site.
    package func whileCurrentUnlessNested<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.current == nil ? try whileCurrent(body) : try body()
    }

    /// Runs `body` as a step of the test, such as of its device, unless a call of the test, or this package, runs it.
    package func asStep<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.current != nil || isOfFramework ? try body() : try whileCurrent(body)
    }
}
