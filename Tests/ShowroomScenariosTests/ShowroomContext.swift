import ShowroomScreens
import TABTestKit

/// What scenarios about Showroom begin with.
protocol ShowroomContext: DefaultContexts {}

extension ShowroomContext {
    func logIn() {
        deviceBiometricsAreEnabled()
        complete(loginScreen)
    }

    func amLoggedIn() {
        logIn()
        see(tabBarScreen)
    }

    func amLookingAtTheTable() {
        amLoggedIn()
        see(tableScreen)
    }

    func amLookingAtTheCollection() {
        amLoggedIn()
        tap(tabBarScreen.collectionTab)
        see(collectionScreen)
    }

    func amLookingAtTheOtherElements() {
        amLoggedIn()
        tap(tabBarScreen.otherTab)
        see(otherScreen)
    }

    func amLookingAtThePages() {
        amLoggedIn()
        tap(tabBarScreen.pageTab)
        see(pageScreen)
    }

    /// Scrolls down the other elements until one is where it can be touched.
    func scrollDown(to element: any Element) {
        scroll(otherScreen, .downwards, until: element, is: .exists, .hittable)
    }
}
