/// What stands for an object of a nib or a storyboard that cannot be had, so that a test goes on after the failure.
///
/// Nibs and the controllers of storyboards are often named after their classes, and the code that loads them expects
/// these. An object of the class is made with `init?(coder:)` and a coder that holds nothing; what the file would
/// set, such as outlets, stays `nil`.
enum NibStandIn {
    /// The names of classes whose objects are being made: they may load the nib of the same name for their content.
    @TaskLocal private static var making: Set<String> = []

    /// Returns a view for the first object of a nib: of the class of the nib's name, or else a plain one.
    ///
    /// A view that loads the nib of its own class's name is its owner, and the nib has its content: a plain view.
    @MainActor
    static func view(for name: String, in module: String, owner: Any?) -> UIView {
        let modules = [module] + [owner.map { NibClass.module(of: $0) }].compactMap(\.self)
        guard let type = NibClass.named(name, in: modules) as? UIView.Type, !making.contains(name),
            !(owner is UIView
                && owner.map { ObjectIdentifier(Swift.type(of: $0 as AnyObject)) } == ObjectIdentifier(type))
        else { return UIView() }
        return $making.withValue(making.union([name])) { type.init(coder: NibCoder()) } ?? UIView()
    }

    /// Returns a controller of the first class that there is of some names, or else an empty one.
    @MainActor
    static func controller(_ names: [String], in module: String) -> UIViewController {
        for name in names {
            guard let type = NibClass.named(name, in: [module]) as? UIViewController.Type else { continue }
            if let controller = type.init(coder: NibCoder()) { return controller }
        }
        return UIViewController()
    }
}
