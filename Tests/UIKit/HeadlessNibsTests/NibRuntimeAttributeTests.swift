import HeadlessUIKit
import Testing

@testable import HeadlessNibs

// Apple's documentation: user-defined runtime attributes are set with key-value coding when a nib was loaded.
@MainActor
@Suite("Runtime attributes of nibs") struct NibRuntimeAttributeTests {
    private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
        if value.isEmpty { return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\"/>" }
        return value.hasPrefix("<")
            ? "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\">\(value)</userDefinedRuntimeAttribute>"
            : "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"
    }

    private func made(_ kind: String, _ attributes: String..., more: String = "") throws -> NibInstance {
        try instance(
            "<\(kind) id=\"x\"\(more)><userDefinedRuntimeAttributes>\(attributes.joined())"
                + "</userDefinedRuntimeAttributes></\(kind)>")
    }

    @Test("Properties of views, of objects inside them and of layers are set by their key paths")
    func properties() throws {
        let instance = try made(
            "button",
            attribute("boolean", "hidden", "YES"), attribute("string", "accessibilityIdentifier", "brew"),
            attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"4.5\"/>"),
            attribute("boolean", "layer.masksToBounds", "YES"),
            attribute("size", "layer.shadowOffset", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
            attribute("color", "layer.borderColor", "<color key=\"value\" systemColor=\"systemRedColor\"/>"),
            attribute("number", "titleLabel.textAlignment", "<integer key=\"value\" value=\"1\"/>"),
            attribute("string", "titleLabel.numberOfLines", "2"),
            attribute("number", "layer.transform.rotation.z", "<real key=\"value\" value=\"1\"/>"),
            attribute("nil", "accessibilityHint", ""))
        #expect(instance.report.text == "")
        let button = try #require(instance.view("x") as? UIButton)
        #expect((button.isHidden, button.accessibilityIdentifier) == (true, "brew"))
        #expect((button.layer.cornerRadius, button.layer.masksToBounds) == (4.5, true))
        #expect(button.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(button.layer.borderColor == UIColor.systemRed.cgColor)
        #expect((button.titleLabel?.textAlignment, button.titleLabel?.numberOfLines) == (.center, 2))
    }

    @Test("A property of a name that several classes have is that of the object's class")
    func classes() throws {
        let color = attribute("color", "textColor", "<color key=\"value\" systemColor=\"systemRedColor\"/>")
        #expect((try made("label", color).view("x") as? UILabel)?.textColor == .systemRed)
        #expect((try made("textField", color).view("x") as? UITextField)?.textColor == .systemRed)
        #expect((try made("textView", color).view("x") as? UITextView)?.textColor == .systemRed)
        #expect(
            try made("view", color).report.text
                == "Test.xib:5: <userDefinedRuntimeAttribute>: no property has the key path textColor")
    }

    @Test("Objects that are not views have runtime attributes, too")
    func objects() throws {
        let tap = try made("tapGestureRecognizer", attribute("string", "name", "brew"))
        #expect((tap.object("x") as? UITapGestureRecognizer)?.name == "brew")
        let item = try instance(
            "<toolbar id=\"bar\"><items><barButtonItem id=\"x\"><userDefinedRuntimeAttributes>"
                + attribute("string", "accessibilityLabel", "Brew")
                + "</userDefinedRuntimeAttributes></barButtonItem></items></toolbar>")
        #expect((item.object("x") as? UIBarButtonItem)?.accessibilityLabel == "Brew")
        #expect(item.report.text == "")
    }

    @Test("A property of the application's is set before UIKit's are looked up")
    func ofApplication() throws {
        final class Pot: UIView { var warmth = 0.0 }
        let document = try nib(
            "<view customClass=\"Pot\" id=\"x\"><userDefinedRuntimeAttributes>"
                + attribute("number", "warmth", "<real key=\"value\" value=\"80\"/>")
                + attribute("number", "cold", "<real key=\"value\" value=\"1\"/>")
                + "</userDefinedRuntimeAttributes></view>")
        var builder = NibBuilder { $0.customClass?.name == "Pot" ? Pot() : nil }
        builder.setValue = { object, attribute in
            guard let pot = object as? Pot, attribute.keyPath == "warmth" else { return false }
            pot.warmth = attribute.value as? Double ?? 0
            return true
        }
        let instance = builder.instantiate(NibPlan(document))
        #expect((instance.view("x") as? Pot)?.warmth == 80)
        #expect(
            instance.report.text
                == "Test.xib:5: <userDefinedRuntimeAttribute>: no property has the key path cold")
        // Of a class that is not there, no property is known.
        #expect(NibBuilder().instantiate(NibPlan(document)).report.text == "")
    }

    @Test("A value that a property cannot have is in the report, and the old value stays")
    func badValues() throws {
        let instance = try made("label", attribute("string", "numberOfLines", "two"))
        #expect(
            instance.report.text
                == "Test.xib:5: <userDefinedRuntimeAttribute>: numberOfLines cannot be \"two\"")
        #expect((instance.view("x") as? UILabel)?.numberOfLines == 1)
        #expect(
            try made("label", attribute("spirit", "text", "two")).report.text
                == "Test.xib:5: <userDefinedRuntimeAttribute>: type cannot be \"spirit\"")
    }
}
