// Example of ForecastTests.swift
import Robot
import Testing

@MainActor @Suite("The forecast", .robot) struct ForecastTests {
    @Test("A spinner is shown until the forecast has come")
    func load() {
        UIWindow.createWindowForTesting().rootViewController = ForecastViewController()
        tapOn(theFirstView(withLabel("Load")), lapse: .animations)
        let spinner = theOnlyView(ofClass(UIActivityIndicatorView.self))
        #expect((spinner.first as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(allViews(withText("Sunny")).isEmpty)

        TimeLapse.advance(by: .seconds(2))
        #expect((spinner.first as? UIActivityIndicatorView)?.isAnimating == false)
        #expect(allViews(withText("Sunny"), onScreenAndVisible(true)).count == 1)
    }
}
// End of example
