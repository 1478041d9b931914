import Robot
import TABTestKit
import ViewQuery

@testable import Gherkin
@testable import Swerkin
@testable import XCUIAutomation

/// A proposal of the page, read and asked as a test would ask it: the views that it finds.
///
/// Robot's and XCUITest's queries print themselves as source, so that what was read is compared with what was written.
@MainActor
struct SpelledQuery {
    struct Unreadable: Error { let code: String }

    let code: String
    /// The view classes that the proposals may name.
    let classes: [String: UIView.Type]

    func views(in dialect: PageSpellings.Dialect) throws -> [UIView] {
        switch dialect {
        case .robot: try robotViews()
        case .xcuitest: try automationViews()
        case .tabtestkit: try [tabTestKitElement()].compactMap { $0.underlyingXCUIElement.view }
        case .gherkin: try [ElementPhrase(code).element()].compactMap { $0.underlyingXCUIElement.view }
        case .swerkin: try tester().sought.all.map(\.view)
        }
    }

    // MARK: Robot

    private func robotViews() throws -> [UIView] {
        let all = code.contains(".inAllWindows()")
        let rest = code.replacing(".inAllWindows()", with: "")
        let pattern =
            /(theOnlyElement|allElements|theOnlyView|allViews)\((\w+)\((.*)\)\)(?:\[(\d+)\])?/
        guard let match = rest.wholeMatch(of: pattern) else { throw Unreadable(code: code) }
        let (query, condition, argument) = (match.1, match.2, String(match.3))
        let index = match.4.flatMap { Int($0) }
        if query.hasSuffix("Element") || query.hasSuffix("Elements") {
            let predicate = try elementPredicate(argument)
            var elements = query == "theOnlyElement" ? theOnlyElement(predicate) : allElements(predicate)
            if all { elements = elements.inAllWindows() }
            try compare(elements.description, index)
            let found = elements.elements
            return (index.map { found.dropFirst($0).prefix(1) } ?? found[...]).map(\.view)
        }
        let predicate = try viewPredicate(String(condition), argument)
        var views = query == "theOnlyView" ? theOnlyView(predicate) : allViews(predicate)
        if all { views = views.inAllWindows() }
        // A nested class is described without its outer types.
        if condition != "ofClass" { try compare(views.description, index) }
        let found = Array(views)
        return Array(index.map { found.dropFirst($0).prefix(1) } ?? found[...])
    }

    private func compare(_ description: String, _ index: Int?) throws {
        let written = description + (index.map { "[\($0)]" } ?? "")
        if written != code.withInvisibleCharacters {
            throw Unreadable(code: "\(code), which describes itself as \(written)")
        }
    }

    private func elementPredicate(_ argument: String) throws -> ElementPredicate {
        guard let match = argument.wholeMatch(of: /\.(\w+)(?:, named: (".*"))?/),
            let role = AccessibilityRole(rawValue: String(match.1))
        else { throw Unreadable(code: code) }
        return match.2.map { withRole(role, named: String($0).literalValue) } ?? withRole(role)
    }

    private func viewPredicate(_ condition: String, _ argument: String) throws -> ViewPredicate {
        switch condition {
        case "withIdentifier": return withIdentifier(argument.literalValue)
        case "withText": return withText(argument.literalValue)
        case "ofClass":
            let name = argument.replacing(".self", with: "")
            guard let type = classes[name] else { throw Unreadable(code: "\(code): there is no \(name)") }
            return ofClass(type)
        default: throw Unreadable(code: code)
        }
    }

    // MARK: XCUITest

    private func automationViews() throws -> [UIView] {
        let app = XCUIApplication()
        let pattern =
            #/
            app\.(\w+?)
            (?: \[(".*")\]
            | \.matching\(identifier:\ (".*")\)\.element\(boundBy:\ (\d+)\)
            | \.element\(boundBy:\ (\d+)\)
            | \.element )
            /#
        guard let match = code.wholeMatch(of: pattern),
            let type = Self.types.first(where: { $0.queryName == String(match.1) })
        else { throw Unreadable(code: code) }
        let query = app.descendants(matching: type)
        let element: XCUIElement
        if let name = match.2 {
            element = query[String(name).literalValue]
        } else if let name = match.3, let index = match.4.flatMap({ Int($0) }) {
            element = query.matching(identifier: String(name).literalValue).element(boundBy: index)
        } else if let index = match.5.flatMap({ Int($0) }) {
            element = query.element(boundBy: index)
        } else {
            element = query.element
        }
        let written = element.lookup.code.replacing("XCUIApplication()", with: "app")
        if written != code.withInvisibleCharacters {
            throw Unreadable(code: "\(code), which is \(written)")
        }
        return element.lookup.laidOut().nodes.compactMap(\.ownView)
    }

    private static let types = (0...100).compactMap { XCUIElement.ElementType(rawValue: $0) }

    // MARK: TABTestKit

    private static let kinds: [String: any TABTestKit::Element.Type] = [
        "Button": Button.self, "Switch": Switch.self, "Slider": Slider.self, "Stepper": Stepper.self,
        "SegmentedControl": SegmentedControl.self, "PageIndicator": PageIndicator.self, "Picker": Picker.self,
        "DatePicker": DatePicker.self, "Label": Label.self, "TextField": TextField.self,
        "SecureTextField": SecureTextField.self, "TextView": TextView.self, "Image": Image.self,
        "View": View.self, "ScrollView": ScrollView.self, "WebView": WebView.self,
        "Table": TABTestKit::Table.self, "CollectionView": CollectionView.self, "Cell": Cell.self,
        "NavBar": NavBar.self, "TabBar": TabBar.self, "Alert": Alert.self, "Sheet": Sheet.self,
    ]

    private func tabTestKitElement() throws -> any TABTestKit::Element {
        let pattern = /(\w+)\((?:id: (".*"|nil))?(?:, )?(?:index: (\d+))?\)/
        guard let match = code.wholeMatch(of: pattern), let kind = Self.kinds[String(match.1)]
        else { throw Unreadable(code: code) }
        let name = match.2.flatMap { $0 == "nil" ? nil : String($0).literalValue }
        let index = match.3.flatMap { Int($0) } ?? 0
        switch kind {
        case let kind as any NamedElement.Type: return kind.init(id: name ?? "", index: index)
        case let kind as any OptionallyNamedElement.Type: return kind.init(id: name, index: index)
        case is SegmentedControl.Type: return SegmentedControl(index: index)
        case is Alert.Type where match.3 == nil: return Alert(id: name)
        case is Sheet.Type where match.3 == nil: return Sheet(id: name ?? "")
        default: throw Unreadable(code: code)
        }
    }

    // MARK: Swerkin

    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "searchField": .searchField, "adjustable": .adjustable,
        "header": .header, "image": .image, "staticText": .staticText,
    ]

    private func tester() throws -> KIFUIViewTestActor {
        let pattern = /viewTester\.using(Identifier|Label)\((".*?")\)(?:\.usingTraits\(\.(\w+)\))?/
        guard let match = code.wholeMatch(of: pattern) else { throw Unreadable(code: code) }
        let text = String(match.2).literalValue
        let tester = KIFUIViewTestActor()
        let named = match.1 == "Label" ? tester.usingLabel(text) : tester.usingIdentifier(text)
        return match.3.flatMap { Self.traits[String($0)] }.map { named.usingTraits($0) } ?? named
    }
}

extension String {
    /// The source with the characters that the page writes as numbers, as they show nothing.
    fileprivate var withInvisibleCharacters: String {
        replacing(/\\u\{(\w+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
    }

    /// The text that a literal of Swift stands for.
    var literalValue: String {
        var value = ""
        var rest = dropFirst().dropLast()
        while let character = rest.popFirst() {
            guard character == "\\", let escape = rest.popFirst() else {
                value.append(character)
                continue
            }
            switch escape {
            case "n": value.append("\n")
            case "r": value.append("\r")
            case "t": value.append("\t")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                    value.unicodeScalars.append(scalar)
                }
            default: value.append(escape)
            }
        }
        return value
    }
}
