import FailureReporting
import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Delegate methods that are never called, because a superclass adopted the protocol without them.
@MainActor @Suite("Uncalled delegate methods", .enabled(if: UncalledMethods.areVisible))
struct UncalledMethodsTests {
    /// The failures when `body` makes something a delegate, in a new world.
    private func failures(_ body: @MainActor () -> Void) -> [String] {
        UIApplication.withShared(UIApplication()) {
            FailureCollector.failures(of: body).map(\.text)
        }
    }

    private func failures(of delegate: (any UIScrollViewDelegate)?) -> [String] {
        failures { UIScrollView().delegate = delegate }
    }

    private func failures(ofTable delegate: (any UITableViewDelegate)?) -> [String] {
        failures { UITableView().delegate = delegate }
    }

    @Test("A method that the adopting superclass does not declare is never called, and is reported")
    func trap() {
        let notes = NotesViewController(nibName: nil, bundle: nil)
        let found = failures {
            let table = UITableView()
            table.delegate = notes
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(
            found == [
                "NotesViewController.tableView(_:didSelectRowAt:) is never called: ListViewController declares that it"
                    + " is a UITableViewDelegate, and has no such method. Declare it there, and override it."
            ])
        #expect(notes.log.isEmpty)
    }

    @Test("A method that is declared in the superclass and overridden is called, and nothing is reported")
    func cure() {
        let notes = OpenNotesViewController(nibName: nil, bundle: nil)
        let found = failures {
            let table = UITableView()
            table.delegate = notes
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(found.isEmpty)
        #expect(notes.log == ["selected"])
    }

    @Test("A method that is never called is reported once in an application, and again in the next one")
    func once() {
        let notes = NotesViewController(nibName: nil, bundle: nil)
        for _ in 1...2 {
            let found = failures {
                for _ in 1...3 { UITableView().delegate = notes }
                let others = NotesViewController(nibName: nil, bundle: nil)
                UITableView().delegate = others
            }
            #expect(found.count == 1)
        }
    }

    private static func text(_ method: String, _ superclass: String, _ name: String) -> String {
        "\(method) is never called: \(superclass) declares that it is a \(name), and has no such method."
            + " Declare it there, and override it."
    }

    @Test(
        "Private classes, extensions and both protocols are looked at, and the first class with it is named"
    )
    func hidden() {
        let ofDrafts = [
            Self.text(
                "DraftsViewController.tableView(_:didHighlightRowAt:)", "ListViewController",
                "UITableViewDelegate"),
            Self.text(
                "DraftsViewController.tableView(_:willSelectRowAt:)", "ListViewController",
                "UITableViewDelegate"),
            Self.text(
                "DraftsViewController.scrollViewDidScroll(_:)", "ListViewController", "UIScrollViewDelegate"),
        ]
        #expect(failures(ofTable: HiddenDelegates.drafts) == ofDrafts)
        #expect(
            failures(ofTable: HiddenDelegates.oldDrafts) == ofDrafts + [
                Self.text(
                    "OldDraftsViewController.scrollViewDidZoom(_:)", "ListViewController",
                    "UIScrollViewDelegate")
            ])
        #expect(
            failures {
                UITableView().delegate = HiddenDelegates.oldDrafts
                UITableView().delegate = HiddenDelegates.drafts
            }.count == 4)
        #expect(
            failures(of: HiddenDelegates.local()) == [
                Self.text("Local.scrollViewDidScroll(_:)", "Base", "UIScrollViewDelegate")
            ])
    }

    @Test("Similar methods, and those that are called, are not reported")
    func silence() {
        #expect(failures(ofTable: NearlyViewController(nibName: nil, bundle: nil)).isEmpty)
        #expect(failures(ofTable: ListViewController(nibName: nil, bundle: nil)).isEmpty)
        #expect(failures(ofTable: nil).isEmpty)
        #expect(failures(of: CountingDelegate()).isEmpty)
        #expect(failures(of: Extended()).isEmpty)
        #expect(failures(of: GenericList<Int>()).isEmpty)
        let twice = CountingTwice()
        let scroll = UIScrollView()
        #expect(
            failures {
                scroll.delegate = twice
                scroll.contentOffset.y = 10
            }.isEmpty)
        #expect(twice.count == 2)
    }

    @Test("Each protocol is looked at where it is adopted")
    func perProtocol() {
        #expect(
            failures(ofTable: Tabled()) == [
                Self.text("Tabled.scrollViewDidScroll(_:)", "Scrolled", "UIScrollViewDelegate")
            ])
        #expect(
            failures(of: MoreExtended()) == [
                Self.text("MoreExtended.scrollViewDidZoom(_:)", "Extended", "UIScrollViewDelegate")
            ])
        #expect(
            failures(of: MoreFaded()) == [
                Self.text("MoreFaded.scrollViewDidScroll(_:)", "Faded", "UIScrollViewDelegate")
            ])
    }

    @Test("Generic classes are classes like others")
    func generic() {
        #expect(
            failures(of: TextList()) == [
                Self.text(
                    "TextList.scrollViewDidScroll(_:)", "GenericList<String>", "UIScrollViewDelegate")
            ])
        #expect(
            failures(of: PairList<Int, Bool>()) == [
                Self.text(
                    "PairList<Int, Bool>.scrollViewDidScroll(_:)", "GenericList<(Int, Bool)>",
                    "UIScrollViewDelegate")
            ])
        #expect(
            failures(of: GenericList<Int>.Inner<Bool>()) == [
                Self.text(
                    "Inner<Bool>.scrollViewDidZoom(_:)", "GenericList<Array<Bool>>", "UIScrollViewDelegate")
            ])
    }

    private static let scrolling = ("scrollViewDidScroll(_:)", "UIScrollViewDelegate")
    private static let roles: [(@MainActor (UncalledRoles) -> Void, [(String, String)])] = [
        ({ UIScrollView().delegate = $0 }, [scrolling]),
        (
            { UITableView().delegate = $0 },
            [("tableView(_:didSelectRowAt:)", "UITableViewDelegate"), scrolling]
        ),
        (
            { UITableView().dataSource = $0 },
            [("tableView(_:titleForHeaderInSection:)", "UITableViewDataSource")]
        ),
        (
            { UITableView().prefetchDataSource = $0 },
            [("tableView(_:cancelPrefetchingForRowsAt:)", "UITableViewDataSourcePrefetching")]
        ),
        (
            { collection().delegate = $0 },
            [
                ("collectionView(_:layout:sizeForItemAt:)", "UICollectionViewDelegateFlowLayout"),
                ("collectionView(_:didSelectItemAt:)", "UICollectionViewDelegate"), scrolling,
            ]
        ),
        ({ collection().dataSource = $0 }, [("numberOfSections(in:)", "UICollectionViewDataSource")]),
        (
            { collection().prefetchDataSource = $0 },
            [("collectionView(_:cancelPrefetchingForItemsAt:)", "UICollectionViewDataSourcePrefetching")]
        ),
        (
            { UITextField().delegate = $0 },
            [("textField(_:shouldChangeCharactersIn:replacementString:)", "UITextFieldDelegate")]
        ),
        ({ UITextView().delegate = $0 }, [("textViewDidChange(_:)", "UITextViewDelegate"), scrolling]),
        (
            { UITapGestureRecognizer().delegate = $0 },
            [("gestureRecognizerShouldBegin(_:)", "UIGestureRecognizerDelegate")]
        ),
        (
            { UINavigationBar().delegate = $0 },
            [("navigationBar(_:shouldPop:)", "UINavigationBarDelegate")]
        ),
        (
            { CABasicAnimation(keyPath: "opacity").delegate = $0 },
            [("animationDidStop(_:finished:)", "CAAnimationDelegate")]
        ),
    ]

    private static func collection() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    @Test("Whatever an object is set to be, its methods are looked at", arguments: 0..<12)
    func everyRole(index: Int) {
        let (set, expected) = Self.roles[index]
        let texts = expected.map { Self.text("UncalledRoles.\($0.0)", "AllRoles", $0.1) }
        #expect(failures { set(UncalledRoles()) } == texts)
    }

    @Test("A scroll view's own way in to a table looks at the table's protocol, too")
    func asScrollView() {
        let notes = NotesViewController(nibName: nil, bundle: nil)
        #expect(failures { (UITableView() as UIScrollView).delegate = notes }.count == 1)
        #expect(failures { UITableView().delegate = notes }.count == 1)
    }
}
