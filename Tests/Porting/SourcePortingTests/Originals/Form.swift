// swift-format-ignore-file
import Foundation

@MainActor
@objc protocol FormDelegate {
    func formDidBegin(_ form: Form)
    @objc optional func form(_ form: Form, shouldSave text: String) -> Bool
    @objc optional func formDidSave(_ form: Form)
    @objc optional var formTitle: String { get }
    @objc optional func formHint(
        _ form: Form,
        at index: Int) -> String?
}

@MainActor @objcMembers
class BaseForm: NSObject {
    var log: [String] = []

    func note(_ text: String) { log.append(text) }
    @objc func reload() { note("base reload") }
    var name: String { "base" }
}

extension BaseForm {
    @objc func refresh(_ sender: Any) { note("base refresh") }
}

class Form: BaseForm {
    @IBOutlet weak var delegate: (any FormDelegate)?
    @IBInspectable dynamic var text = ""
    @objc(formTitle) var title: String? = "A"

    func save() -> Bool {
        guard delegate?.form?(self, shouldSave: text) ?? true else { return false }
        note("saved")
        delegate?.formDidSave?(self)
        return true
    }

    var hint: String { delegate?.formHint?(self, at: 0) ?? "no hint" }
    var heading: String { "\(delegate?.formTitle ?? "no title")!" }
    var hintLength: Int? { delegate?.formHint?(self, at: 1)?.count }
    func isAsked(_ delegate: any FormDelegate) -> Bool { delegate.form?(self, shouldSave: "") != nil }
    var isTold: Bool { delegate?.formDidSave != nil }
    var hasHint: Bool { (delegate as? NSObject)?.responds(to: #selector(FormDelegate.formHint(_:at:))) ?? false }

    @objc private func tap() { note("tap") }
    @objc private func tap(_ sender: String) { note("tap \(sender)") }
    @IBAction func change(_ sender: NSNumber, for event: String) { note("change \(sender) \(event)") }
    @objc func open(url: String) { note("open \(url)") }
    @objc static func reset() { log.append("reset") }
    @objc func load(file: String) throws { note("load \(file)") }
    static var log: [String] = []

    override func refresh(_ sender: Any) { super.refresh(sender); note("form refresh") }

    var selectors: [Selector] {
        [
            #selector(tap as () -> Void), #selector(tap(_:) as (String) -> Void), #selector(Form.change(_:for:)),
            #selector(self.open), #selector(Form.reset), #selector(load(file:)), #selector(setter: title),
            #selector(getter: Form.name), #selector(super.reload), #selector(refresh(_:)), #selector(
                Field.enter
            ),
        ]
    }

    final class Field: NSObject {
        var isEntered = false
        @objc @MainActor func enter() { isEntered = true }
        var selector: Selector { #selector(enter) }
    }
}

extension Form {
    override func reload() { super.reload(); note("form reload") }
    override var name: String { "form" }
}

class BaseDelegate: NSObject, FormDelegate {
    func formDidBegin(_ form: Form) {}
}

final class LateDelegate: BaseDelegate {
    func form(_ form: Form, shouldSave text: String) -> Bool { false }
}

extension LateDelegate {
    var formTitle: String { "Late" }
}

@MainActor
final class Box<Element>: NSObject {
    var count = 0
    @objc func add(_ element: NSNumber) { count += 1 }
    lazy var selector = #selector(add)
}

extension NSObject {
    @objc var kind: String { "object" }
    @objc func summary(_ count: Int, of name: String) -> String { "\(count) \(name)" }
    @objc var note: String {
        get { "none" }
        set { Note.last = newValue }
    }
}

final class Note {
    nonisolated(unsafe) static var last = ""
}

class Plain: NSObject {
    override var kind: String { "plain \(super.kind)" }
    override func summary(_ count: Int, of name: String) -> String { "plain " + super.summary(count + 1, of: name) }
    override var note: String {
        get { "plain \(super.note)" }
        set { super.note = "plain \(newValue)" }
    }
}

final class Plainer: Plain {
    override var kind: String { "more \(super.kind)" }
}

protocol Makeable: AnyObject {
    init()
}

extension Makeable {
    init(_ block: (Self) -> Void) {
        self.init()
        block(self)
    }

    func with(_ block: (Self) -> Void) -> Self {
        block(self)
        return self
    }
}

extension NSObject: Makeable {}

final class Style: Makeable {
    var size = 1
    required init() {}
}

/// A label as UIKit has it.
final class UILabelStandIn: NSObject {}

class Knob: Form {
    @IBOutlet private weak var label: UILabelStandIn!
    @IBOutlet fileprivate(set) var labels: [UILabelStandIn]! { didSet { sizes += labels.count } }
    private var sizes = 0

    @IBAction private func turn() { note("turn") }
    @IBAction private func turn(_ sender: NSNumber) { note("turn \(sender)") }
    #if !os(macOS) && ROBOT_NOT_DEFINED
    @IBAction private func pull() { note("pull") }
    #endif
}

private extension Knob {
    @IBInspectable var width: Int {
        get { sizes }
        set { sizes = newValue }
    }

    @IBAction func press() { note("press") }
}

extension Knob {
    var state: String { "\(label == nil ? "no label" : "label"), \(labels.count) labels, \(sizes)" }
}

#if os(iOS)
let isPhone = true
#else
let isPhone = false
#endif

/// The line of this file, at its end.
let lastLine = #line
