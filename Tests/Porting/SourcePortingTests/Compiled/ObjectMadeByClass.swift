import Foundation

// What HeadlessUIKit declares, which these tests do not import.
protocol ObjectMadeByClass {}

extension ObjectMadeByClass {
    fileprivate init(by make: () -> Self) { self = make() }
}

extension ObjectMadeByClass where Self: NSObject {
    init(madeByClass: Void) {
        self.init(by: { unsafeDowncast(MadeObject.make(Self.self), to: Self.self) })
    }
}

extension NSObject: ObjectMadeByClass {}

private class MadeObject: NSObject {
    required override init() {
        super.init()
    }

    @inline(never)
    static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: MadeObject.Type.self).init()
    }
}
