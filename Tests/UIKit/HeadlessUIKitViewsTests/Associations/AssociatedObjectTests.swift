import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private enum Keys {
    nonisolated(unsafe) static var badge: UInt8 = 0
    nonisolated(unsafe) static var note: UInt8 = 0
}

extension NSObject {
    fileprivate var badge: Any? {
        get { objc_getAssociatedObject(self, &Keys.badge) }
        set { objc_setAssociatedObject(self, &Keys.badge, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

private final class Plain {}

/// A value that reports when it is freed.
private final class Watched: NSObject, NSCopying {
    let log: EventLog?
    init(_ log: EventLog? = nil) { self.log = log }
    deinit { log?.add("freed") }
    func copy(with zone: NSZone? = nil) -> Any { Watched() }
}

@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
    @Test(
        "An object of any class keeps a value for each key, and releases them with itself",
        arguments: [
            { UIView() }, { UIViewController() }, { UIButton() }, { UITapGestureRecognizer() }, { CALayer() },
            { UIBarButtonItem() }, { UINavigationItem(title: "") }, { UIAction { _ in } },
            { UIView().widthAnchor.constraint(equalToConstant: 1) }, { UILayoutGuide() },
        ] as [@MainActor @Sendable () -> NSObject])
    func values(make: @MainActor @Sendable () -> NSObject) {
        inOwnWorld {
            let log = EventLog()
            var object: NSObject? = make()
            let other = make()
            #expect(object?.badge == nil)
            object?.badge = 5
            #expect(object?.badge as? Int == 5 && other.badge == nil)
            object?.badge = Watched(log)
            objc_setAssociatedObject(object as Any, &Keys.note, "text", .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(object as Any, &Keys.note) as? String == "text")
            #expect(object?.badge is Watched && log.lines.isEmpty)
            object = nil
            #expect(log.lines == ["freed"])
        }
    }

    @Test("A value of an object that is not the framework's is released at the end of the turn")
    func otherObjects() {
        inOwnWorld {
            let log = EventLog()
            var object: Plain? = Plain()
            objc_setAssociatedObject(object as Any, &Keys.badge, Watched(log), .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object as Any, &Keys.badge) is Watched)
            object = nil
            UIApplication.shared.clock.advance(by: .zero)
            #expect(log.lines == ["freed"])
        }
    }

    @Test("A value is replaced, removed with nil, and all are removed at once")
    func removing() {
        let log = EventLog()
        let view = UIView()
        view.badge = Watched(log)
        view.badge = 1
        #expect(log.take() == "freed")
        view.badge = Watched(log)
        view.badge = nil
        #expect(log.take() == "freed" && view.badge == nil)
        view.badge = Watched(log)
        objc_setAssociatedObject(view, &Keys.note, Watched(log), .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(view)
        #expect(log.take() == "freed\nfreed" && view.badge == nil)
    }

    @Test("The policy decides whether a value is retained or copied")
    func policies() {
        let view = UIView()
        var value: Watched? = Watched()
        objc_setAssociatedObject(view, &Keys.badge, value, .OBJC_ASSOCIATION_ASSIGN)
        objc_setAssociatedObject(view, &Keys.note, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(view.badge as AnyObject === value)
        let copy = objc_getAssociatedObject(view, &Keys.note)
        #expect(copy is Watched && copy as AnyObject !== value)
        value = nil
        #expect(view.badge == nil)
        #expect(objc_AssociationPolicy(rawValue: 1) == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    @Test("A class has its name with its module, as a C string")
    func classNames() {
        #expect(String(cString: class_getName(UIView.self)) == "HeadlessUIKitCore.UIView")
        #expect(class_getName(UIView.self) == class_getName(UIView.self))
        #expect(String(cString: object_getClassName(UIButton())) == "HeadlessUIKitCore.UIButton")
        #expect(object_getClass(UIButton()) == UIButton.self && object_getClass(nil) == nil)
        #expect(class_getSuperclass(UIButton.self) == UIControl.self)
        #expect(NSStringFromClass(UIView.self) == "HeadlessUIKitCore.UIView")
    }
}
