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
        scroll(otherScreen, .downAlongTheEdge, until: element, is: .exists, .hittable)
    }
}

extension ElementAttributes.Direction {
    /// A long drag at the left edge, where it cannot meet the wheels of a picker.
    static let downAlongTheEdge = ElementAttributes.Direction.from(
        .left.offset(dx: 0.02, dy: 0.2), to: .topLeft.offset(dx: 0.02, dy: 0.2))
    /// A short drag, which passes nothing that would be visible above a keyboard.
    static let aLittleDown = ElementAttributes.Direction.from(
        .left.offset(dx: 0.02, dy: -0.1), to: .left.offset(dx: 0.02, dy: -0.2))
}
