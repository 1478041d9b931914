import Robot

/// Views side by side in a row, or in a square, each constrained to its neighbours.
@MainActor
final class ConstrainedViews {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 1_000))
    private var views: [UIView] = []
    private var lastWidth: NSLayoutConstraint?
    /// What is added to the constants that are set: a square's limit stays above what its views need.
    private var leastConstant: CGFloat = 0

    /// A row: each view begins 8 points after the one before.
    init(chain count: Int) {
        for _ in 0..<count { append() }
    }

    /// A square: the views of a row and of a column are equally large, and fill the root.
    init(grid count: Int) {
        let side = max(1, Int(Double(count).squareRoot()))
        for index in 0..<side * side { appendToGrid(index, side) }
        leastConstant = 10_000
        lastWidth = views[0].heightAnchor.constraint(lessThanOrEqualToConstant: leastConstant)
        lastWidth?.isActive = true
    }

    func layOut() {
        root.layoutIfNeeded()
    }

    var check: Int { Int(views.last?.frame.minX ?? 0) }

    func changeLast(to width: CGFloat) {
        lastWidth?.constant = leastConstant + width
        layOut()
    }

    func addAndRemove() {
        let width = lastWidth
        append()
        layOut()
        views.removeLast().removeFromSuperview()
        lastWidth = width
        layOut()
    }

    private func append() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let start = views.last?.trailingAnchor ?? root.leadingAnchor
        let width = view.widthAnchor.constraint(equalToConstant: CGFloat(10 + views.count % 7))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: start, constant: 8),
            view.topAnchor.constraint(equalTo: root.topAnchor), width,
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        lastWidth = width
        views.append(view)
    }

    private func appendToGrid(_ index: Int, _ side: Int) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (row, column) = (index / side, index % side)
        let left = column == 0 ? nil : views[index - 1]
        let above = row == 0 ? nil : views[index - side]
        var constraints = [
            view.leftAnchor.constraint(equalTo: left?.rightAnchor ?? root.leftAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4),
        ]
        if let first = views.first {
            constraints.append(view.widthAnchor.constraint(equalTo: first.widthAnchor))
            constraints.append(view.heightAnchor.constraint(equalTo: first.heightAnchor))
        }
        if index == side - 1 {
            constraints.append(view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -4))
        }
        if index == side * (side - 1) {
            constraints.append(view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4))
        }
        NSLayoutConstraint.activate(constraints)
        views.append(view)
    }
}

/// Stack views in stack views, each with two labels beside the next.
@MainActor
final class NestedStacks {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private var innermost = UILabel()
    private(set) var count = 0

    init(depth: Int) {
        var outer: UIStackView?
        for level in 0..<depth {
            let labels = [label("Title \(level)"), label("Detail of \(level)")]
            let stack = UIStackView(arrangedSubviews: labels)
            stack.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
            stack.spacing = 4
            if let outer { outer.addArrangedSubview(stack) } else { fill(with: stack) }
            innermost = labels[0]
            outer = stack
            count += 3
        }
    }

    func layOut() {
        root.layoutIfNeeded()
    }

    func toggle() {
        innermost.isHidden.toggle()
        layOut()
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func fill(with stack: UIStackView) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }
}

/// A table whose cells are as high as the constraints in them say.
@MainActor
final class SelfSizingTable: NSObject, UITableViewDataSource {
    /// A cell with a title over a text of several lines.
    private final class Cell: UITableViewCell {
        let title = UILabel()
        let body = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 0
            for label in [title, body] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive =
                    true
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive =
                    true
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.register(Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        UIWindow.createWindowForTesting().addSubview(table)
        table.layoutIfNeeded()
    }

    func scrollToTheEndAndBack() -> Int {
        table.reloadData()
        table.contentOffset.y = 0
        while table.contentOffset.y + 844 < table.contentSize.height {
            table.layoutIfNeeded()
            table.contentOffset.y += 844
        }
        while table.contentOffset.y > 0 {
            table.layoutIfNeeded()
            table.contentOffset.y = max(0, table.contentOffset.y - 844)
        }
        return table.visibleCells.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let cell = cell as? Cell else { return cell }
        cell.title.text = "Row \(indexPath.row)"
        cell.body.text = String(repeating: "Some words. ", count: 1 + indexPath.row % 12)
        return cell
    }
}
