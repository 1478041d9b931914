import Foundation
import HeadlessUIKitCore

extension ViewPlan {
    /// Sets what key-value coding would, as far as views have the keys; those of other classes are named in the report.
    func readRuntimeAttributes(_ reader: ElementReader) {
        for attribute in reader.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let keyPath = attribute["keyPath"] else { continue }
            let value = Self.value(of: attribute, in: reader)
            if keyPath.hasPrefix("layer.") {
                let key = String(keyPath.dropFirst("layer.".count))
                if !setLayer(key, value) { reader.note(.unknownKeyPath(keyPath), at: attribute) }
            } else if let apply = Self.setters[keyPath] {
                change { (view: UIView) in apply(view, value) }
            } else if customClass == nil {
                reader.note(.unknownKeyPath(keyPath), at: attribute)
            } else {
                runtimeAttributes.append((keyPath, value))
            }
        }
    }

    private static func value(of attribute: NibElement, in reader: ElementReader) -> Any? {
        switch attribute["type"] {
        case "boolean": attribute["value"] == "YES"
        case "string", "localizedString": attribute["value"] ?? attribute.child(key: "value")?.text ?? ""
        case "number":
            attribute.child(key: "value").flatMap { $0["value"] }.flatMap(Double.init)
        case "color": attribute.child(key: "value").flatMap { reader.color(of: $0) }
        case "image": ElementReader(attribute, in: reader.context).image("value")
        case "size": ElementReader(attribute, in: reader.context).size(key: "value")
        case "point":
            attribute.child(key: "value").flatMap { point in
                Double(point["x"] ?? "").flatMap { x in
                    Double(point["y"] ?? "").map { CGPoint(x: x, y: $0) }
                }
            }
        case "rect": ElementReader(attribute, in: reader.context).rect(key: "value")
        default: nil
        }
    }

    private func setLayer(_ key: String, _ value: Any?) -> Bool {
        guard let number = value as? Double else {
            switch (key, value) {
            case ("masksToBounds", let masks as Bool):
                change { (view: UIView) in view.layer.masksToBounds = masks }
            case ("borderColor", let color as UIColor), ("borderUIColor", let color as UIColor):
                change { (view: UIView) in view.layer.borderColor = color.cgColor }
            case ("shadowColor", let color as UIColor), ("shadowUIColor", let color as UIColor):
                change { (view: UIView) in view.layer.shadowColor = color.cgColor }
            case ("shadowOffset", let offset as CGSize):
                change { (view: UIView) in view.layer.shadowOffset = offset }
            default: return false
            }
            return true
        }
        switch key {
        case "cornerRadius": change { (view: UIView) in view.layer.cornerRadius = CGFloat(number) }
        case "borderWidth": change { (view: UIView) in view.layer.borderWidth = CGFloat(number) }
        case "shadowOpacity": change { (view: UIView) in view.layer.shadowOpacity = Float(number) }
        case "shadowRadius": change { (view: UIView) in view.layer.shadowRadius = CGFloat(number) }
        case "zPosition": change { (view: UIView) in view.layer.zPosition = CGFloat(number) }
        case "opacity": change { (view: UIView) in view.layer.opacity = Float(number) }
        case "masksToBounds": change { (view: UIView) in view.layer.masksToBounds = number != 0 }
        default: return false
        }
        return true
    }

    private static let setters: [String: @MainActor (UIView, Any?) -> Void] = [
        "hidden": { view, value in view.isHidden = isOn(value) },
        "clipsToBounds": { view, value in view.clipsToBounds = isOn(value) },
        "alpha": { view, value in view.alpha = CGFloat(value as? Double ?? 1) },
        "accessibilityIdentifier": { view, value in view.accessibilityIdentifier = value as? String },
        "accessibilityLabel": { view, value in view.accessibilityLabel = value as? String },
        "layoutMarginsRelativeArrangement": { view, value in
            (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = isOn(value)
        },
        "isLayoutMarginsRelativeArrangement": { view, value in
            (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = isOn(value)
        },
    ]

    private static func isOn(_ value: Any?) -> Bool { (value as? Bool) ?? ((value as? Double) == 1) }
}
