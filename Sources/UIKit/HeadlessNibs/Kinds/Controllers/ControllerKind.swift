import HeadlessLists
import HeadlessUIKitCore

/// A kind of element that describes controllers: how they are made, and what is read for them.
@MainActor
struct ControllerKind {
    typealias Read = @MainActor (ControllerPlan, ElementReader, PlanDecoder) -> Void

    let make: @MainActor (ElementReader) -> @MainActor () -> UIViewController
    let reads: [Read]

    /// A kind whose controllers need nothing of the file to be made.
    init(_ make: @escaping @MainActor () -> UIViewController, _ reads: Read...) {
        self.make = { _ in make }
        self.reads = reads
    }

    init(
        making make: @escaping @MainActor (ElementReader) -> @MainActor () -> UIViewController,
        _ reads: Read...
    ) {
        self.make = make
        self.reads = reads
    }

    /// The kinds by the names of their elements.
    static let table: [String: ControllerKind] = [
        "viewController": ControllerKind({ UIViewController() }),
        "tableViewController": ControllerKind(making: makeTableController, readTableController),
        "collectionViewController": ControllerKind(
            { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
            readCollectionController),
        "navigationController": ControllerKind({ UINavigationController() }, readNavigationController),
        "tabBarController": ControllerKind({ UITabBarController() }, readTabBarController),
        "splitViewController": ControllerKind(making: makeSplitController, readSplitController),
        "pageViewController": ControllerKind(making: makePageController, readPageController),
        // A view of SwiftUI, which is not there; its controller is made by the application.
        "hostingController": foreign(nil),
        "glkViewController": foreign(nil),
        "avPlayerViewController": foreign(("AVKit", "AVPlayerViewController")),
    ]

    /// A controller of another framework: made if that is linked; otherwise an empty one stands for it.
    private static func foreign(_ name: (module: String, name: String)?) -> ControllerKind {
        let type = name.flatMap { NibClass.named($0.name, in: [$0.module]) as? UIViewController.Type }
        return ControllerKind(
            { type?.init(coder: NSCoder()) ?? UIViewController() },
            { plan, reader, _ in
                // Nibs name the class that the application has for it.
                if type == nil, plan.customClass == nil { reader.note(.missingClass(reader.element.name)) }
                reader.ignoreRest()
                _ = reader.children { $0.name != "connections" }
            })
    }
}
