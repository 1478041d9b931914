/// What stands for an object of a nib or a storyboard, which are not read here, so that a test goes on after the failure.
///
/// Nibs and the controllers of storyboards are often named after their classes, and the code that loads them expects
/// these. An object of the class is made with `init?(coder:)` and a coder that holds nothing, as UIKit makes it; what the
/// file would set, such as outlets, stays `nil`.
enum NibStandIn {
    /// The names of classes whose objects are being made: they may load the nib of the same name for their content.
    @TaskLocal private static var making: Set<String> = []

    /// The module of a line of code, as in `#fileID`.
    static func module(of fileID: StaticString) -> String {
        String("\(fileID)".prefix { $0 != "/" })
    }

    /// Returns the class of a name, in a module or in that of `owner`'s class; `nil` if there is none.
    static func type(named name: String, in module: String, owner: Any? = nil) -> AnyClass? {
        var modules = [module]
        if let owner {
            modules.append(String(String(reflecting: Swift.type(of: owner)).prefix { $0 != "." }))
        }
        let isPlain = { (text: String) in
            !text.isEmpty && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || Self.isLetterOrDigit($0) }
        }
        guard isPlain(name) else { return nil }
        // As the compiler mangles the name of a class.
        return modules.lazy.filter(isPlain).compactMap {
            _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") as? AnyClass
        }.first
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Returns a view for the first object of a nib: of the class of the nib's name, or else a plain one.
    ///
    /// A view that loads the nib of its own class's name is its owner, and the nib has its content: a plain view.
    @MainActor
    static func view(for name: String, in module: String, owner: Any?) -> UIView {
        guard let type = type(named: name, in: module, owner: owner) as? UIView.Type, !making.contains(name),
            !(owner is UIView
                && owner.map { ObjectIdentifier(Swift.type(of: $0 as AnyObject)) } == ObjectIdentifier(type))
        else { return UIView() }
        return $making.withValue(making.union([name])) { type.init(coder: NSCoder()) } ?? UIView()
    }
}
