/// Several observers of a test as one, told in the order in which they were added.
final class ObserverGroup: TestObserver {
    let observers: [any TestObserver]

    init(_ observers: [any TestObserver]) { self.observers = observers }

    func stepBegan(_ step: ObservedStep) { for observer in observers { observer.stepBegan(step) } }

    func stepEnded(_ step: ObservedStep) { for observer in observers { observer.stepEnded(step) } }

    func named(_ words: String, query: String, target: ObjectIdentifier?) {
        for observer in observers { observer.named(words, query: query, target: target) }
    }

    func found(_ views: [ObjectIdentifier]) { for observer in observers { observer.found(views) } }

    func covered(by view: ObjectIdentifier) { for observer in observers { observer.covered(by: view) } }

    func touched(_ touches: [ObservedTouch]) { for observer in observers { observer.touched(touches) } }

    func typed(_ key: String) { for observer in observers { observer.typed(key) } }

    func turnEnded() { for observer in observers { observer.turnEnded() } }

    func happened(_ event: ObservedEvent) { for observer in observers { observer.happened(event) } }

    func recorded(_ failure: TestFailure) { for observer in observers { observer.recorded(failure) } }
}
