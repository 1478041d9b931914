import Foundation
import HeadlessUIKit

/// Finds the lines of an application that made views: those of the properties that hold them, else those with their
/// identifier or text, else those of their constraints.
///
/// The line that called a view's initializer is known to the debugger's tables alone, where each search takes a second;
/// these are next to it.
@MainActor
final class MakingLines {
    private let sources: SourceTexts
    private var known: [String: String?] = [:]

    /// - Parameter file: a file of the package whose sources are searched.
    init(near file: String) {
        sources = SourceTexts(near: file)
    }

    /// `LoginView.swift:23`; `nil` if it is not known.
    func line(of view: UIView) -> String? {
        lineOfProperty(view) ?? lineOfText(view) ?? lineOfConstraint(view)
    }

    private func lineOfProperty(_ view: UIView) -> String? {
        for holder in view.holders {
            let owners = Self.classes(of: holder)
            for name in StoredProperties.names(in: holder, holding: view) {
                let line = owners.lazy.compactMap { self.sources.line(ofProperty: name, of: $0) }.first
                if let line { return line }
            }
        }
        return nil
    }

    /// The names of an object's classes, up to the framework's.
    private static func classes(of holder: UIResponder) -> [String] {
        var names: [String] = []
        var type: AnyClass? = type(of: holder)
        while let known = type, !OwnModules.have(known) {
            names.append("\(known)")
            type = _getSuperclass(known)
        }
        return names
    }

    private func lineOfText(_ view: UIView) -> String? {
        let texts = [view.accessibilityIdentifier, view.textInSource].compactMap { $0 }.filter { !$0.isEmpty }
        guard !texts.isEmpty else { return nil }
        let owners = view.ownersInSource
        let key = (texts + owners).joined(separator: "\n")
        if let line = known[key] { return line }
        let line = texts.lazy.compactMap { self.sources.line(with: $0, in: owners) }.first
        known[key] = .some(line)
        return line
    }

    private func lineOfConstraint(_ view: UIView) -> String? {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        let holders = view.lineage.prefix(3).flatMap(\.constraints)
        let own = holders.first { $0.firstItem === view && !$0.origin.isOfFramework }
        return own.map { "\($0.origin)" }
    }
}

extension UIView {
    fileprivate var textInSource: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let field as UITextField: field.placeholder
        default: accessibilityLabel
        }
    }

    /// The application's views and controllers around the view, from the inside.
    fileprivate var holders: [UIResponder] {
        lineage.flatMap { step in
            var holders: [UIResponder] = []
            if !step.isFrameworkView { holders.append(step) }
            if let controller = step.controller, !controller.isOfFramework { holders.append(controller) }
            return holders
        }
    }

    fileprivate var ownersInSource: [String] { holders.map { "\(type(of: $0))" } }
}
