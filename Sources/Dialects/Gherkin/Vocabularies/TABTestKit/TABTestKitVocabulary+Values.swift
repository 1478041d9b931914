import FailureReporting
import HeadlessUIKit
internal import TABTestKit
import XCUIAutomation

// Values, labels, titles, messages and numbers of things.
extension TABTestKitVocabulary {
    static func addValues(to steps: inout Gherkin.Definitions) {
        steps.define(switchStates)
        steps.define(texts)
        steps.define("the value of {element} is {float}") { (element: any Element, value: CGFloat) in
            checkValue(of: element, is: value)
        }
        steps.define("{element} has {int} tab(s)") { (element: any Element, count: Int) in
            use(element, as: TabBar.self, to: "have tabs") { contexts.numberOfTabs(in: $0, is: count) }
        }
        steps.define("{element} has {int} cell(s)") { (element: any Element, count: Int) in
            use(
                element as? any CellContaining, element, to: "have cells",
                if: { $0 is any CellContaining.Type }
            ) { checkNumber(of: "cell", in: element, is: count, $0.numberOfCells(matchingID: nil)) }
        }
    }

    private static let switchStates: Elements = [
        "{element} is on": { checkValue(of: $0, is: Switch.State.on) },
        "{element} is off": { checkValue(of: $0, is: Switch.State.off) },
    ]

    private static let texts: ElementsAnd<String> = [
        "the value of {element} is {string}": { checkValue(of: $0, is: $1) },
        "the label of {element} is {string}": { contexts.label(of: $0, is: $1) },
        "the title of {element} is {string}": { element, title in
            use(element, as: NavBar.self, to: "have a title") { contexts.value(of: $0.header, is: title) }
        },
        "the message of {element} is {string}": { element, message in
            use(element, as: Alert.self, to: "have a message") { contexts.message(in: $0, is: message) }
        },
    ]

    private static func checkValue<Value: Equatable>(of element: any Element, is value: Value) {
        func isAble(_ type: any Element.Type) -> Bool {
            guard let type = type as? any ValueRepresentable.Type else { return false }
            return has(value, type)
        }
        let able = element as? any (Element & ValueRepresentable)
        use(
            isAble(type(of: element)) ? able : nil, element, to: "have a value like \(value)", if: isAble
        ) { check($0, is: value) }
    }

    private static func has<Represented: ValueRepresentable>(_ value: Any, _ type: Represented.Type) -> Bool {
        value is Represented.Value
    }

    private static func check<Represented: Element & ValueRepresentable>(
        _ element: Represented, is value: Any
    ) {
        guard let value = value as? Represented.Value else { return }
        contexts.value(of: element, is: value)
    }

    private static func checkNumber(
        of noun: String, in element: any Element, is count: Int, _ actual: @autoclosure () -> Int
    ) {
        let isThere = VirtualWait.runNonisolated(
            for: 10, noun, at: CallContext.scope?.site ?? CallSite(#fileID, #filePath, #line, #column)
        ) {
            element.underlyingXCUIElement.exists && actual() == count
        }
        guard !isThere else { return }
        // It says where it is instead.
        guard element.underlyingXCUIElement.exists else { return contexts.state(of: element, is: .exists) }
        let nouns = count == 1 ? noun : "\(noun)s"
        AutomationFailure("Expected \(count) \(nouns) in \(element.phrase), but it has \(actual()).").record()
    }
}
