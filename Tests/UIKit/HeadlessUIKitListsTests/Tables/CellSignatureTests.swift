import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Cells as applications write them: with designated initializers of their own.

private class NameCell: UITableViewCell {
    let name: UILabel

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        name = UILabel()
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    init(name: UILabel) {
        self.name = name
        super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private class Header: UITableViewHeaderFooterView {
    let line: UIView

    override init(reuseIdentifier: String?) {
        line = UIView()
        super.init(reuseIdentifier: reuseIdentifier)
    }

    init(line: UIView) {
        self.line = line
        super.init(reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private class PhotoCell: UICollectionViewCell {
    let photo: UIImageView

    override init(frame: CGRect) {
        photo = UIImageView()
        super.init(frame: frame)
    }

    init(photo: UIImageView) {
        self.photo = photo
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Registered cell classes") struct CellSignatureTests {
    @Test("A registered class with initializers of its own is made by the one that the list calls")
    func registered() {
        let table = UITableView()
        table.register(NameCell.self, forCellReuseIdentifier: "name")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell = table.dequeueReusableCell(withIdentifier: "name") as? NameCell
        #expect(cell?.detailTextLabel != nil && cell?.reuseIdentifier == "name" && cell?.name.text == nil)
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        #expect(header?.reuseIdentifier == "header" && header?.line.superview == nil)
    }

    @Test("A registered cell of a collection is made with the frame of its item")
    func collection() {
        inOwnWorld {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 30, height: 40)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
            let source = OneItem()
            view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
            view.dataSource = source
            _ = UIWindow.showing(view)
            #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 30, height: 40)])
            #expect(view.visibleCells.first is PhotoCell)
        }
    }

    @Test("A view of a class that is known at run time is made with a frame")
    func byClass() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let types: [UIView.Type] = [PhotoCell.self, UILabel.self, UIView.self]
        let views = types.map { $0.instance(frame: frame) }
        #expect(views.map(\.frame) == [frame, frame, frame])
        #expect(views.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
        #expect((views.first as? PhotoCell)?.photo.image == nil)
    }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}
