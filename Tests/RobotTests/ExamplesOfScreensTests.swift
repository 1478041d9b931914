import Robot
import Testing

/// The examples of the documentation comments on controllers and bars, as they stand there.
@MainActor @Suite("Examples of the documentation: screens", .robot)
struct ExamplesOfScreensTests: ScreenExamples {
    private typealias Screen = ExampleScreen

    let window = UIWindow.createWindowForTesting()

    @Test("The example of UINavigationController does what its comment says") func navigation() {
        let navigation = UINavigationController(rootViewController: Screen("Inbox"))
        window.rootViewController = navigation
        navigation.pushViewController(Screen("Message"), animated: false)
        tapOn(theFirstView(withLabel("Inbox")))
        #expect(isShown("This is Inbox"))
    }

    @Test("The examples of bar button items and of taps on bar buttons do what their comments say")
    func barButtons() {
        final class Mail: UIViewController {
            var log: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                let save = UIBarButtonItem(title: "Save", style: .done, target: self, action: Mail.save)
                save.accessibilityIdentifier = "save"
                let write = UIBarButtonItem(
                    barButtonSystemItem: .compose, target: self, action: Mail.write)
                navigationItem.rightBarButtonItems = [save, write]
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .cancel, target: self, action: Mail.cancel)
            }

            func save() { log.append("save") }
            func write() { log.append("write") }
            func cancel() { log.append("cancel") }
        }
        let mail = Mail()
        window.rootViewController = UINavigationController(rootViewController: mail)
        tapLeftBarButton()
        tapRightBarButton(at: 1)
        tapOn(theFirstView(withIdentifier("save")))
        #expect(mail.log == ["cancel", "write", "save"])
    }

    @Test("The examples of UITabBarController and UITabBarItem do what their comments say") func tabs() {
        let (inbox, settings) = (Screen("Inbox"), Screen("Settings"))
        inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
        inbox.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: inbox), settings]
        window.rootViewController = tabs
        tapOn(settings.tabBarItem)
        #expect(isShown("This is Settings"))
    }

    @Test("The example of UIPageViewController does what its comment says") func pages() {
        final class Chapters: UIPageViewControllerDataSource {
            let first = Screen("1")
            private lazy var all = [first, Screen("2")]

            private func chapter(_ step: Int, from controller: UIViewController) -> UIViewController? {
                guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
                return all.indices.contains(index + step) ? all[index + step] : nil
            }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { chapter(-1, from: viewController) }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { chapter(1, from: viewController) }
        }
        let chapters = Chapters()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = chapters
        pages.setViewControllers([chapters.first], direction: .forward, animated: false)
        window.rootViewController = pages
        swipeLeftOn(pages)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isShown("This is 2"))
    }

    @Test("The example of UISplitViewController does what its comment says", .robot(on: .iPad)) func split() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("Folders"), for: .primary)
        split.setViewController(Screen("Letter"), for: .secondary)
        window.rootViewController = split
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isShown("This is Folders") && isShown("This is Letter"))
    }

    @Test(
        "The examples of alerts, isAlertVisible and removeAllAlerts do what their comments say"
    ) func alerts() {
        let screen = show("Note")
        var notes = ["note"]
        func ask() {
            let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in notes.removeLast() })
            screen.present(alert, animated: true)
        }
        ask()
        #expect(isAlertVisible())
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Delete")))
        #expect(notes.isEmpty && !isAlertVisible())
        ask()
        removeAllAlerts()
        #expect(!isAlertVisible())
    }

    @Test("The example of UIActivityViewController does what its comment says") func activities() {
        let screen = show("Note")
        var log: [String] = []
        let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            log.append("\(type?.rawValue.split(separator: ".").last ?? "") \(completed)")
        }
        screen.present(sheet, animated: false)
        tapOn(theFirstView(withLabel("Copy")))
        #expect(UIPasteboard.general.string == "A note")
        #expect(log == ["CopyToPasteboard true"])
    }

    @Test("The examples of UISearchController and UISearchBar do what their comments say") func search() {
        final class People: UITableViewController, UISearchResultsUpdating {
            private let names = ["Ada", "Grace", "Hedy"]
            private var shown: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                shown = names
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
                let search = UISearchController(searchResultsController: nil)
                search.searchResultsUpdater = self
                search.obscuresBackgroundDuringPresentation = false
                search.searchBar.placeholder = "Search"
                search.searchBar.scopeButtonTitles = ["All", "Living"]
                navigationItem.searchController = search
            }

            func updateSearchResults(for searchController: UISearchController) {
                let text = searchController.searchBar.text ?? ""
                shown = text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
                tableView.reloadData()
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                shown.count
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
                cell.textLabel?.text = shown[indexPath.row]
                return cell
            }
        }
        window.rootViewController = UINavigationController(rootViewController: People())
        tapOn(theFirstView(ofClass(UISearchTextField.self)))
        SoftwareKeyboard.main.type("gr")
        #expect(isShown("Grace") && !isShown("Ada"))
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(isShown("Ada"))
    }
}
