import FailureReporting
import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

#if DEBUG && os(Linux)
/// Optional methods that UIKit calls, by Apple's documentation of each protocol, and nothing here does.
@MainActor @Suite("Optional methods that the framework never calls", .enabled(if: UncalledMethods.areVisible))
struct UnaskedMethodsTests {
    private static let protocols: [DelegateProtocol] =
        [
            .scroll, .table, .collection, .textView, .scene, .windowScene, .picker,
            .pickerAccessibility, .contextMenu, .adaptivePresentation, .popover, .sheet, .flowLayout,
            .animation,
        ] + roles.flatMap(\.protocols)

    private static let roles: [DelegateRole] = [
        .tableDataSource, .tablePrefetching, .collectionDataSource, .collectionPrefetching,
        .tabBarControllerDelegate,
        .splitDelegate, .searchBarDelegate, .searchControllerDelegate, .navigationBarDelegate, .pageDelegate,
        .pageDataSource, .navigationControllerDelegate, .transitioningDelegate, .tabBarDelegate,
        .layerDelegate, .textFieldDelegate, .gestureDelegate,
        .pointerDelegate, .animatedTransitioning, .activityItemSource, .applicationDelegate,
        .documentPickerDelegate, .imagePickerDelegate, .colorPickerDelegate, .fontPickerDelegate,
    ]

    /// Methods that a protocol declares, so that they can be called, and that are not asked.
    private static let declared: Set<String> = ["CALayerDelegate", "UIPointerInteractionDelegate"]

    private func warnings(_ body: @MainActor () -> Void) -> [String] {
        UIApplication.withShared(UIApplication()) {
            FailureCollector.warnings(of: body).map(\.text)
        }
    }

    @Test("Each method of the lists is found in a class that has it as Apple declares it")
    func complete() {
        for adopted in Self.protocols {
            let found = UncalledMethods.unasked(of: UnaskedMethods.self, as: adopted)
            let names = adopted.unasked.map { "UnaskedMethods.\(MethodSignature.name(of: $0))" }
            #expect(found.map(\.method).sorted() == names.sorted(), "\(adopted.name)")
            #expect(found.allSatisfy { $0.reason == .unasked && $0.protocolName == adopted.name })
        }
        #expect(Self.protocols.reduce(0) { $0 + $1.unasked.count } > 90)
    }

    @Test("No method of the lists is one that is called")
    func disjoint() {
        let methods = ClassMethods.of(UnaskedMethods.self)
        for adopted in Self.protocols where !Self.declared.contains(adopted.name) {
            let called = methods?.witnessed[adopted.qualifiedName] ?? []
            let both = adopted.unasked.intersection(called.map(MethodSignature.withoutModules))
            #expect(both.isEmpty, "\(adopted.name)")
        }
    }

    @Test("A class that has an uncalled method is a delegate with a warning, once in an application")
    func warning() {
        let delegate = MenuDelegate()
        let found = warnings {
            for _ in 1...2 { UITableView().delegate = delegate }
        }
        #expect(
            found == [
                "MenuDelegate.tableView(_:shouldShowMenuForRowAt:) is never called: UITableViewDelegate has this method on a"
                    + " device, but not here."
            ])
        #expect(warnings { UITableView().delegate = InheritedMenuDelegate() } == found)
    }

    @Test("Methods that only look alike, and delegates of something else, are not reported")
    func silence() {
        #expect(warnings { UITableView().delegate = AlikeDelegate() }.isEmpty)
        #expect(warnings { UIScrollView().delegate = MenuDelegate() }.isEmpty)
    }

    @Test("Signatures are compared without modules, attributes and outer types")
    func signatures() {
        #expect(
            MethodSignature.withoutModules(
                "run(_: Kit.Table.Row, then: @escaping @Swift.MainActor (Swift.Int) -> ()) -> [any Kit.Item]?"
            )
                == "run(_: Row, then: (Int) -> ()) -> [Item]?")
        #expect(
            MethodSignature.withoutModules(
                "run(_: Swift.Optional<Swift.Array<Kit.Table.Row>>, in: Foundation._NSRange, then: Swift.Optional<(Swift.Optional<"
                    + "Swift.Dictionary<Swift.String, Any>>) -> ()>) async throws -> Swift.Dictionary<Swift.String, Kit.Box<(Swift.Int,"
                    + " Swift.Array<Swift.Int>)>>"
            )
                == "run(_: [Row]?, in: NSRange, then: (([String : Any]?) -> ())?) async throws -> [String : Box<(Int, [Int])>]"
        )
    }
}

private class MenuDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
}

private final class InheritedMenuDelegate: MenuDelegate {}

private final class AlikeDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt row: Int) -> Bool { true }
    func tableView(_ tableView: UITableView, shouldShowMenuForRow indexPath: IndexPath) -> Bool { true }
}
#endif
