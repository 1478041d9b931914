import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Not private: they are found by their names, as those of an application are.
class NibStandInView: UIView {
    let isMadeByCoder: Bool

    override init(frame: CGRect) {
        isMadeByCoder = false
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        isMadeByCoder = true
        super.init(coder: coder)
    }
}

/// A view that loads its content from the nib of its own name, as its owner.
final class NibStandInOwner: UIView {
    private(set) var content: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        let view = Bundle.main.loadNibNamed("NibStandInOwner", owner: self, options: nil)?.first as! UIView
        content = view
        addSubview(view)
    }
}

/// A view that makes another one of its class from the nib, which would never end.
final class NibStandInMaker: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(UINib(nibName: "NibStandInMaker", bundle: nil).instantiate(withOwner: nil)[0] as! UIView)
    }
}

final class NibStandInCell: UITableViewCell {}
final class NibStandInHeader: UITableViewHeaderFooterView {}
final class NibStandInItem: UICollectionViewCell {}
final class NibStandInFooter: UICollectionReusableView {}

class NibStandInViewController: UIViewController {}

/// A controller that the code makes, and no storyboard can.
final class NibStandInRefusing: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Missing nibs and storyboards") struct NibStandInTests {
    /// What an application does with a nib; each would end the process if there were nothing, or another class.
    nonisolated static let uses: [(String, @MainActor @Sendable () -> String, String)] = [
        (
            "An empty NibStandInView stands",
            {
                let nib = UINib(nibName: "NibStandInView", bundle: .main)
                let view = nib.instantiate(withOwner: nil, options: nil)[0] as! NibStandInView
                return "\(view.isMadeByCoder)"
            }, "true"
        ),
        (
            "An empty NibStandInView stands",
            {
                let objects = Bundle.main.loadNibNamed("NibStandInView", owner: nil, options: nil)!
                return "\(type(of: objects.first as! NibStandInView))"
            }, "NibStandInView"
        ),
        (
            "An empty view stands",
            { "\(type(of: Bundle(for: NSObject.self).loadNibNamed("Unknown", owner: nil)![0] as! UIView))" },
            "UIView"
        ),
        (
            "An empty view stands",
            { "\(type(of: NibStandInOwner(frame: .zero).content!))" }, "UIView"
        ),
        (
            "An empty view stands",
            {
                "\(type(of: UINib(data: Data([1]), bundle: nil).instantiate(withOwner: NSObject())[0] as! UIView))"
            },
            "UIView"
        ),
        (
            "An empty NibStandInCell stands",
            {
                let table = UITableView()
                table.register(UINib(nibName: "NibStandInCell", bundle: nil), forCellReuseIdentifier: "row")
                return "\(type(of: table.dequeueReusableCell(withIdentifier: "row") as! NibStandInCell))"
            }, "NibStandInCell"
        ),
        (
            "An empty NibStandInHeader stands",
            {
                let table = UITableView()
                let nib = UINib(nibName: "NibStandInHeader", bundle: nil)
                table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
                let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
                return "\(type(of: header as! NibStandInHeader))"
            }, "NibStandInHeader"
        ),
        (
            "An empty NibStandInItem stands",
            {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                list.register(
                    UINib(nibName: "NibStandInItem", bundle: nil), forCellWithReuseIdentifier: "item")
                let cell = list.dequeueReusableCell(
                    withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
                return "\(type(of: cell as! NibStandInItem))"
            }, "NibStandInItem"
        ),
        (
            "An empty NibStandInFooter stands",
            {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                let kind = UICollectionView.elementKindSectionFooter
                list.register(
                    UINib(nibName: "NibStandInFooter", bundle: nil), forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "foot")
                let view = list.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "foot", for: IndexPath(item: 0, section: 0))
                return "\(type(of: view as! NibStandInFooter))"
            }, "NibStandInFooter"
        ),
        (
            "An empty NibStandInViewController stands",
            {
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                let made = storyboard.instantiateViewController(withIdentifier: "NibStandInViewController")
                return "\(type(of: made as! NibStandInViewController))"
            }, "NibStandInViewController"
        ),
        (
            "An empty NibStandInViewController stands",
            {
                let made = UIStoryboard(name: "NibStandIn", bundle: nil).instantiateInitialViewController()!
                return "\(type(of: made as! NibStandInViewController))"
            }, "NibStandInViewController"
        ),
        (
            "An empty controller stands",
            { "\(type(of: UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!))" },
            "UIViewController"
        ),
        (
            "NibStandInRefusing is made without it",
            {
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                let made: NibStandInRefusing = storyboard.instantiateViewController(identifier: "Detail")
                return "\(type(of: made)) \(made.view.isHidden)"
            }, "NibStandInRefusing false"
        ),
    ]

    @Test("An object of the class that the name says stands for what the file has", arguments: uses)
    func use(_ result: String, _ use: @MainActor () -> String, _ made: String) {
        var found = ""
        let texts = failureTexts { found = use() }
        #expect(found == made)
        #expect(texts.count == 1 && texts.first?.contains(" \(result)") == true, "\(texts)")
    }

    @Test("A nib whose class loads it again while it is made has a plain view there, and names are no code")
    func odd() {
        let texts = failureTexts {
            let view = UINib(nibName: "NibStandInMaker", bundle: nil).instantiate(withOwner: nil)[0]
            #expect((view as? NibStandInMaker)?.subviews.count == 1)
            for name in [
                "", "a b", "ä", "NibStandInView.nib", "12", "$s4main", String(repeating: "x", count: 10_000),
            ] {
                #expect(UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first is UIView)
                #expect(Bundle.main.loadNibNamed(name, owner: Page.self)?.count == 1)
            }
            _ = UIStoryboard(name: "", bundle: nil).instantiateViewController(withIdentifier: "")
        }
        #expect(texts.count == 17)
    }

    private struct Page {}
}
