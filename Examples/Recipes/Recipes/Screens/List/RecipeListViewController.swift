import UIKit

/// All recipes: the first screen.
class RecipeListViewController: UITableViewController {
    let store: RecipeStore
    let shoppingList: ShoppingList

    init(store: RecipeStore, shoppingList: ShoppingList) {
        self.store = store
        self.shoppingList = shoppingList
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addRecipe))

        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        refreshControl = refresh

        let press = UILongPressGestureRecognizer(
            target: self, action: #selector(RecipeListViewController.longPressed(_:)))
        tableView.addGestureRecognizer(press)

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(reload(after:)), name: .recipesDidChange, object: store)
        center.addObserver(
            self, selector: #selector(reload(after:)), name: .preferencesDidChange, object: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addRecipe))]
    }

    override var canBecomeFirstResponder: Bool { true }

    @objc private func addRecipe() {
        let form = RecipeFormViewController()
        form.delegate = self
        present(UINavigationController(rootViewController: form), animated: true)
    }

    /// The recipes are on the device, so that there is nothing to load; the spinner is shown for a second.
    @objc private func refresh(_ sender: UIRefreshControl) {
        sender.perform(#selector(UIRefreshControl.endRefreshing), with: nil, afterDelay: 1)
    }

    @objc private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let point = recognizer.location(in: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point) else { return }
        let recipe = store.recipes[indexPath.row]
        recipe.isFavorite.toggle()
        store.update(recipe)
    }

    @objc private func reload(after notification: Notification) {
        tableView.reloadData()
    }
}

// MARK: - RecipeFormDelegate

extension RecipeListViewController: RecipeFormDelegate {
    func recipeForm(_ form: RecipeFormViewController, didSave recipe: Recipe) {
        store.add(recipe)
        view.showToast("form.saved".localized(recipe.name))
    }

    func recipeForm(_ form: RecipeFormViewController, shouldSaveName name: String) -> Bool {
        !store.contains(name: name)
    }
}
