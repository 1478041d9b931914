/// Called when the program is loaded: the module below, which has tab bars, makes the table by way of this.
#if objectFormat(MachO)
@section("__DATA,__mod_init_func")
#else
@section(".init_array")
#endif
@used private let installAtLoad: @convention(c) () -> Void = {
    MoreTable.install()
}

@preconcurrency @MainActor
final class MoreTable: UITableViewController, MoreList {
    fileprivate nonisolated static func install() {
        MoreController.makeList = { MoreTable(style: .plain) }
    }

    var didChoose: (UIViewController) -> Void = { _ in }
    var didComeBack: () -> Void = {}
    var controllers: [UIViewController] = [] {
        didSet { if isViewLoaded, !controllers.elementsEqual(oldValue, by: ===) { tableView.reloadData() } }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didComeBack()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        controllers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard controllers.indices.contains(indexPath.row) else { return cell }
        let item = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.shownTitle
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if controllers.indices.contains(indexPath.row) { didChoose(controllers[indexPath.row]) }
    }
}
