// swift-format-ignore-file
#sourceLocation(file: "Form.swift", line: 1)
public protocol FormDelegateHasFormDidSave: AnyObject {}; public protocol FormDelegateHasFormHintAt: AnyObject {}; // swift-format-ignore-file
import Foundation

@MainActor
protocol FormDelegate: AnyObject {
    func formDidBegin(_ form: Form)
    func form(_ form: Form, shouldSave text: String) throws -> Bool
    func formDidSave(_ form: Form) throws
    var formTitle: String { get throws }
    func formHint(
        _ form: Form,
        at index: Int) throws -> String?
}; struct FormDelegateNotImplemented: Error {}; extension FormDelegate { func form(_ form: Form, shouldSave text: String) throws -> Bool { throw FormDelegateNotImplemented() }; func formDidSave(_ form: Form) throws { throw FormDelegateNotImplemented() }; var formTitle: String { get throws { throw FormDelegateNotImplemented() } }; func formHint( _ form: Form, at index: Int) throws -> String? { throw FormDelegateNotImplemented() } }

@MainActor 
class BaseForm: NSObject {
    var log: [String] = []

    func note(_ text: String) { log.append(text) }
    func reload() { note("base reload") }
    var name: String { "base" }

#sourceLocation(file: "Form.swift", line: 25)
    func refresh(_ sender: Any) { note("base refresh") }
#sourceLocation(file: "Form.swift", line: 22)
}

extension BaseForm {
    
}

class Form: BaseForm {
    weak var delegate: (any FormDelegate)?
    var text = ""
    var title: String? = "A"

    func save() -> Bool {
        guard (try? delegate?.form(self, shouldSave: text)) ?? true else { return false }
        note("saved")
        try? delegate?.formDidSave(self)
        return true
    }

    var hint: String { (try? delegate?.formHint(self, at: 0)) ?? "no hint" }
    var heading: String { "\((try? delegate?.formTitle) ?? "no title")!" }
    var hintLength: Int? { try? delegate?.formHint(self, at: 1)?.count }
    func isAsked(_ delegate: any FormDelegate) -> Bool { (try? delegate.form(self, shouldSave: "")) != nil }
    var isTold: Bool { (delegate is any FormDelegateHasFormDidSave) }
    var hasHint: Bool { (delegate as? NSObject)?.responds(to: Selector("formHint:at:", { (_: any FormDelegateHasFormHintAt) in {} })) ?? false }

    private func tap() { note("tap") }
    private func tap(_ sender: String) { note("tap \(sender)") }
    func change(_ sender: NSNumber, for event: String) { note("change \(sender) \(event)") }
    func open(url: String) { note("open \(url)") }
    static func reset() { log.append("reset") }
    func load(file: String) throws { note("load \(file)") }
    static var log: [String] = []

    override func refresh(_ sender: Any) { super.refresh(sender); note("form refresh") }

    var selectors: [Selector] {
        [
            Selector("tap", { (object: Form) in { () in object.tap() } }), Selector("tap:", { (object: Form) in { (first: String) in object.tap(first) } }), Selector("change:for:", Form.change(_:for:)),
            Selector("openWithUrl:", Form.open(url:)), Selector("reset", { (_: AnyObject) in { Form.reset() } }), Selector("loadWithFile:error:", { (object: Form) in { try? object.load(file: $0) } }), Selector("setFormTitle:", { (object: Form) in { object.title = $0 } }),
            Selector("name", { (object: Form) in { object.name } }), Selector("reload", Form.reload), Selector("refresh:", Form.refresh(_:)), Selector("enter", { (object: Field) in { object.enter() } }

),
        ]
    }

    final class Field: NSObject {
        var isEntered = false
        @MainActor func enter() { isEntered = true }
        var selector: Selector { Selector("enter", { (object: Field) in { object.enter() } }) }
    }
@MainActor class var nibMembers: [NibMember] { nibMembersOfForm }; nonisolated class var selectors: [Selector] { selectorsOfForm } 
#sourceLocation(file: "Form.swift", line: 75)
    override func reload() { super.reload(); note("form reload") }
#sourceLocation(file: "Form.swift", line: 76)
    override var name: String { "form" }
#sourceLocation(file: "Form.swift", line: 72)
}

extension Form {
    
    
}

class BaseDelegate: NSObject, FormDelegate {
    func formDidBegin(_ form: Form) {}
func form(_ form: Form, shouldSave text: String) throws -> Bool { throw FormDelegateNotImplemented() }; var formTitle: String { get throws { throw FormDelegateNotImplemented() } } }

final class LateDelegate: BaseDelegate {
    override func form(_ form: Form, shouldSave text: String) -> Bool { false }

#sourceLocation(file: "Form.swift", line: 88)
    override var formTitle: String { "Late" }
#sourceLocation(file: "Form.swift", line: 85)
}

extension LateDelegate {
    
}

@MainActor
final class Box<Element>: NSObject {
    var count = 0
    func add(_ element: NSNumber) { count += 1 }
    lazy var selector = Selector("add:", Box.add(_:))
}

extension NSObject {
    var kindOfExtension: String { "object" }
    func summaryOfExtension(_ count: Int, of name: String) -> String { "\(count) \(name)" }
    var noteOfExtension: String {
        get { "none" }
        set { Note.last = newValue }
    }
}; protocol NSObjectWithKind: NSObject {}; extension NSObject: NSObjectWithKind {}; extension NSObjectWithKind { var kind: String { if let object = self as? Plain { return object.kind }; return self.kindOfExtension } }; protocol NSObjectWithSummaryOf: NSObject {}; extension NSObject: NSObjectWithSummaryOf {}; extension NSObjectWithSummaryOf { func summary(_ count: Int, of name: String) -> String { if let object = self as? Plain { return object.summary(count, of: name) }; return self.summaryOfExtension(count, of: name) } }; protocol NSObjectWithNote: NSObject {}; extension NSObject: NSObjectWithNote {}; extension NSObjectWithNote { var note: String { get { if let object = self as? Plain { return object.note }; return self.noteOfExtension } set { if let object = self as? Plain { object.note = newValue; return }; self.noteOfExtension = newValue; return } } }

final class Note {
    nonisolated(unsafe) static var last = ""
}

class Plain: NSObject {
    var kind: String { "plain \(super.kindOfExtension)" }
    func summary(_ count: Int, of name: String) -> String { "plain " + super.summaryOfExtension(count + 1, of: name) }
    var note: String {
        get { "plain \(super.noteOfExtension)" }
        set { super.noteOfExtension = "plain \(newValue)" }
    }
}

final class Plainer: Plain {
    override var kind: String { "more \(super.kind)" }
}

protocol Makeable: AnyObject {
    
}; protocol MakeableWithInitializer: Makeable { init() }

extension Makeable {
    init(_ block: (Self) -> Void) where Self: MakeableWithInitializer {
        self.init()
        block(self)
    }
#sourceLocation(file: "Form.swift", line: 129)
    init(_ block: (Self) -> Void) where Self: NSObject {
        self.init(madeByClass: ())
        block(self)
    }
#sourceLocation(file: "Form.swift", line: 132)


    func with(_ block: (Self) -> Void) -> Self {
        block(self)
        return self
    }
}

extension NSObject: Makeable {}

final class Style: MakeableWithInitializer {
    var size = 1
    required init() {}
}

/// A label as UIKit has it.
final class UILabelStandIn: NSObject {}

class Knob: Form {
    private weak var label: UILabelStandIn!
    fileprivate(set) var labels: [UILabelStandIn]! { didSet { sizes += labels.count } }
    private var sizes = 0

    private func turn() { note("turn") }
    private func turn(_ sender: NSNumber) { note("turn \(sender)") }
    #if !os(macOS) && ROBOT_NOT_DEFINED
    private func pull() { note("pull") }
    #endif
@MainActor override class var nibMembers: [NibMember] { super.nibMembers + nibMembersOfKnob }; override nonisolated class var selectors: [Selector] { super.selectors + selectorsOfKnob } }

private extension Knob {
    var width: Int {
        get { sizes }
        set { sizes = newValue }
    }

    func press() { note("press") }
}

extension Knob {
    var state: String { "\(label == nil ? "no label" : "label"), \(labels.count) labels, \(sizes)" }
}

#if true
let isPhone = true
#else
let isPhone = false
#endif

/// The line of this file, at its end.
let lastLine = #line

extension Form: NibMemberProvider, SelectorProvider {
    @MainActor static var nibMembersOfForm: [NibMember] {
        var list: [NibMember] = []
        list.append(.outlet("delegate", \Form.delegate))
        list.append(.inspectable("text", \Form.text))
        return list
    }

    nonisolated static var selectorsOfForm: [Selector] {
        var list: [Selector] = []
        list.append(Selector("change:for:", { (object: Form) in { object.change($0, for: $1) } }))
        return list
    }
}

extension Knob {
    @MainActor static var nibMembersOfKnob: [NibMember] {
        var list: [NibMember] = []
        list.append(.outlet("label", \Knob.label))
        list.append(.outlet("labels", \Knob.labels))
        list.append(.inspectable("width", \Knob.width))
        return list
    }

    nonisolated static var selectorsOfKnob: [Selector] {
        var list: [Selector] = []
        list.append(Selector("turn", { (object: Knob) in { object.turn() } }))
        list.append(Selector("turn:", { (object: Knob) in { object.turn($0) } }))
#if (!os(macOS) && ROBOT_NOT_DEFINED)
        list.append(Selector("pull", { (object: Knob) in { object.pull() } }))
#endif
        list.append(Selector("press", { (object: Knob) in { object.press() } }))
        return list
    }
}
