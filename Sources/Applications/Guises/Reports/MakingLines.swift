import Foundation
import HeadlessUIKit

/// Finds the lines of an application that made views: those with their identifier or text, else those of their
/// constraints.
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
        lineOfText(view) ?? lineOfConstraint(view)
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

    /// The application's classes around the view, from the inside: views and controllers.
    fileprivate var ownersInSource: [String] {
        lineage.flatMap { step in
            var owners: [String] = []
            if !step.isFrameworkView { owners.append("\(type(of: step))") }
            if let controller = step.controller, !controller.isOfFramework {
                owners.append("\(type(of: controller))")
            }
            return owners
        }
    }
}
