import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore
@testable import ViewQuery

/// A tree with a view of every public class of the framework.
@MainActor
@Suite("Hierarchies of all view classes") struct MixedTreeTests {
    /// A view of a class; windows are roots alone.
    private static func view(_ type: UIView.Type) -> UIView? {
        if type == UICollectionView.self {
            return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        if type == UIContentUnavailableView.self {
            return UIContentUnavailableView(configuration: .empty())
        }
        return type.init(coder: NSCoder())
    }

    private static let styles: [@MainActor () -> UIView] = [
        {
            let button = UIButton(configuration: .filled())
            button.setTitle("Filled", for: .normal)
            return button
        },
        {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return picker
        },
        {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .inline
            return picker
        },
        {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            return picker
        },
    ]

    private func tree() throws -> UIView {
        let root = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for type in ViewTree.ownClasses where type != UIWindow.self {
            let view = try #require(Self.view(type), "\(type)")
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
            root.addSubview(view)
        }
        for style in Self.styles {
            let view = style()
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
            root.addSubview(view)
        }
        root.layoutIfNeeded()
        return root
    }

    @Test("Every view in it announces its changes, so that its order and results are remembered")
    func announced() throws {
        try UIApplication.withShared(UIApplication()) {
            let root = try tree()
            var silent: Set<String> = []
            root.visit { view in
                if !view.announcesChanges { silent.insert("\(type(of: view))") }
                return .into
            }
            #expect(silent == [])
            #expect(TreeOrder(of: root).isAnnounced)
            #expect(NameIndex(of: root).isAnnounced)
        }
    }

    @Test("A query over it that is asked again is not evaluated again, until something changes")
    func repeated() throws {
        try UIApplication.withShared(UIApplication()) {
            let root = try tree()
            let label = UILabel()
            label.accessibilityValue = "before"
            root.addSubview(label)
            let query = allViews(withValue("after")).inside(root)
            #expect(query.isEmpty)
            // Behind the back of all that announces changes.
            label.extras?.accessibility.rareForChange.value = "after"
            #expect(query.isEmpty)
            label.tag = 1
            #expect(query.count == 1)
        }
    }

    @Test("Every public class is known by its name, though no view is of it")
    func names() {
        for type in ViewTree.ownClasses {
            for name in ["\(type)", "HeadlessUIKit.\(type)"] {
                let failures = FailureCollector.failures {
                    #expect(allViews(ofExactClass(name), withTag(7)).inside(UIView()).isEmpty)
                }
                #expect(failures.isEmpty, "\(name)")
            }
        }
    }

    @Test("A failure about a name suggests public classes alone, whatever is in the hierarchy")
    func suggestions() throws {
        try UIApplication.withShared(UIApplication()) {
            let root = try tree()
            let known = ViewTree.ownClasses.map { "\($0)" }.sorted().joined(separator: ", ")
            let texts = FailureCollector.failures { _ = allViews(ofClass("Zebra")).inside(root).count }
                .map(\.text)
            #expect(
                texts == [
                    #"ofClass("Zebra"): no view class is named "Zebra". These are known: \#(known)."#
                ])
            let near = FailureCollector.failures {
                _ = allViews(ofClass("UIProgresView")).inside(root).count
            }
            #expect(near.map { $0.text.hasSuffix("Did you mean UIProgressView?") } == [true])
        }
    }
}
