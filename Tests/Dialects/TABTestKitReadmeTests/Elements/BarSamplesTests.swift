// swift-format-ignore-file
// The samples of "NavBar", "TabBar", "Alert", "Sheet" and "Activity Sheet", word for word.
import HeadlessUIKit
import TABTestKit

@MainActor private func present(_ style: UIAlertController.Style, _ title: String) {
  let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
  for name in ["Delete", "OK", "Cancel"] { alert.addAction(UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default)) }
  UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
}

class BarSamplesTests: ViewsTestCase {

  func test_navBar() {
    MainActor.assumeIsolated {
      let controller = UIViewController()
      controller.title = "Screen Title"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.accessibilityIdentifier = "MyNavBar"
      UIWindow.createWindowForTesting().rootViewController = navigation
    }
    see(NavBar(id: "MyNavBar"))
    let navBar = NavBar()
    XCTAssertEqual(navBar.header.value, "Screen Title")
  }

  func test_tabBar() {
    let tabs = MainActor.assumeIsolated {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Tab 0", "Tab 1"].map {
        let controller = UIViewController()
        controller.title = $0
        return controller
      }
      tabs.tabBar.accessibilityIdentifier = "MyTabBar"
      UIWindow.createWindowForTesting().rootViewController = tabs
      return tabs
    }
    see(TabBar(id: "MyTabBar"))
    let tabBar = TabBar()
    tabBar.button(withID: "Tab 1").tap()
    MainActor.assumeIsolated { XCTAssertEqual(tabs.selectedIndex, 1) }
    numberOfTabs(in: tabBar, is: 2)
  }

  func test_alert() {
    show { [] }
    MainActor.assumeIsolated { present(.alert, "My alert title") }
    do {
      let alert = Alert(id: "My alert title")
      alert.actionButton(withID: "Delete").tap()
      doNotSee(alert)
    }
    MainActor.assumeIsolated { present(.alert, "My alert title") }
    do {
      let alert = Alert(id: "My alert title", dismissButtonID: "OK")
      alert.dismiss()
      doNotSee(alert)
    }
  }

  func test_sheet() {
    show { [] }
    MainActor.assumeIsolated { present(.actionSheet, "My sheet title") }
    do {
      let sheet = Sheet(id: "My sheet title")
      sheet.actionButton(withID: "Delete").tap()
      doNotSee(sheet)
    }
    MainActor.assumeIsolated { present(.actionSheet, "My sheet title") }
    do {
      let sheet = Sheet(id: "My sheet title", dismissButtonID: "OK")
      sheet.dismiss()
      doNotSee(sheet)
    }
  }

  func test_activitySheet() {
    show { [] }
    MainActor.assumeIsolated {
      let sheet = UIActivityViewController(activityItems: ["hello"], applicationActivities: nil)
      UIApplication.shared.keyWindow?.rootViewController?.present(sheet, animated: false)
    }
    let shareSheet = ActivitySheet()
    Given(I: dismiss(shareSheet))
    doNotSee(shareSheet)
    _ = ActivitySheet(parent: Safari())
  }

}
