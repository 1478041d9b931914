import Combine
import Robot
import TestSupport
import Testing

@MainActor @Suite("Published properties and observable objects", .robot) struct PublishedTests {
    private class Form: ObservableObject {
        @Published var name = "Ada"
        @Published var age = 36
        var note = ""
    }

    private final class LongForm: Form {
        @Published var street = ""
    }

    private final class Plain: ObservableObject {
        var value = 0 {
            willSet { objectWillChange.send() }
        }
    }

    @Test("A subscriber gets the value at once and each new one before the property has it")
    func willSet() {
        let form = Form()
        var log: [String] = []
        let cancellable = form.$name.sink { log.append("\($0), and it is \(form.name)") }
        form.name = "Grace"
        #expect(log == ["Ada, and it is Ada", "Grace, and it is Ada"])
        #expect(form.name == "Grace")
        cancellable.cancel()
    }

    @Test(
        "An object tells of each of its published properties before it changes, those of its superclass as well"
    )
    func objectWillChange() {
        let form = LongForm()
        var log: [String] = []
        let cancellable = form.objectWillChange.sink { log.append("\(form.name) \(form.age) \(form.street)") }
        form.name = "Grace"
        form.street = "Elm"
        form.note = "not told"
        form.age += 1
        #expect(log == ["Ada 36 ", "Grace 36 ", "Grace 36 Elm"])
        #expect(form.objectWillChange === form.objectWillChange)
        cancellable.cancel()
    }

    @Test("An object without published properties has one publisher for as long as it lives")
    func plainObject() {
        let (first, second) = (Plain(), Plain())
        var count = 0
        let cancellable = first.objectWillChange.sink { count += 1 }
        first.value = 1
        second.value = 1
        #expect(count == 1)
        for _ in 0..<200 { _ = Plain().objectWillChange }
        first.value = 2
        #expect(count == 2)
        cancellable.cancel()
    }

    @Test("`assign(to:)` sets a published property for as long as its object lives")
    func assign() {
        let source = PassthroughSubject<Int, Never>()
        weak var freed: Form?
        do {
            let form = Form()
            freed = form
            source.assign(to: &form.$age)
            source.send(40)
            #expect(form.age == 40)
        }
        #expect(freed == nil)
        source.send(41)
    }

    @Test("A published property that is given another one's publisher keeps its own, with a warning")
    func otherPublisher() {
        let (form, other) = (Form(), Form())
        other.age = 1
        let texts = warningTexts { form.$age = other.$age }
        #expect(texts.count == 1 && texts[0].contains("keeps its own"))
        #expect(form.age == 36)
    }

    @Test("`assign(to:on:)` sets a property until it is cancelled")
    func assignOn() {
        let (source, form) = (PassthroughSubject<String, Never>(), Form())
        let cancellable = source.assign(to: \.note, on: form)
        source.send("one")
        cancellable.cancel()
        source.send("two")
        #expect(form.note == "one")
    }

    @Test("A view that is bound to a model shows what the model has, on the main queue")
    func binding() {
        let (form, label) = (Form(), UILabel())
        let cancellable = form.$name.removeDuplicates().map { "Hello \($0)" }.receive(on: RunLoop.main)
            .sink { label.text = $0 }
        form.name = "Grace"
        #expect(label.text == nil)
        TimeLapse.advance(by: .zero)
        #expect(label.text == "Hello Grace")
        cancellable.cancel()
    }

    @Test("A view's property publishes its value and its changes")
    func keyValueObserving() {
        let view = UIView()
        let log = ValueLog(of: view.publisher(for: \.isHidden))
        view.isHidden = true
        view.isHidden = false
        log.cancel()
        view.isHidden = true
        #expect(log.text == "false true false")
    }

    @Test("Notifications are published with their names and objects, until that is cancelled")
    func notifications() {
        let name = Notification.Name("saved")
        let object = Form()
        let log = ValueLog(
            of: NotificationCenter.default.publisher(for: name, object: object).map {
                $0.userInfo?["n"] as? Int ?? 0
            })
        NotificationCenter.default.post(name: name, object: object, userInfo: ["n": 1])
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
        NotificationCenter.default.post(name: name, object: object, userInfo: ["n": 3])
        log.cancel()
        NotificationCenter.default.post(name: name, object: object, userInfo: ["n": 4])
        #expect(log.text == "1 3")
    }
}
