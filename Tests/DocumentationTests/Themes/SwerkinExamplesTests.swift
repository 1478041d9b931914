// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FailureReporting
import Robot
import Swerkin
import Testing
import UIKit

// Example of Swerkin.md
enum MusicScreen: String, PresentableScreen {
    case library, album, player
}
// End of example

// Example of Swerkin.md
class AlbumScreen: Screen {
    var test: BaseTestCase
    required init(testCase: BaseTestCase) { test = testCase }

    var trait: String { "clear" }
    var name: String { "Album" }

    func renderScreen() {
        let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        navigation?.pushViewController(AlbumController(), animated: false)
    }

    func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(start: MusicScreen.library, end: MusicScreen.album) {
                self.test.And.ITouchButton("open")
            }
        ]
    }
}
// End of example

private final class LibraryScreen: Screen {
    var test: BaseTestCase
    init(testCase: BaseTestCase) { test = testCase }

    var trait: String { "open" }
    var name: String { "Library" }

    func renderScreen() {
        let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        navigation?.pushViewController(LibraryController(), animated: false)
    }

    func entryPathSegments() -> [PathSegment] { [] }
}

private final class PlayerScreen: Screen {
    var test: BaseTestCase
    init(testCase: BaseTestCase) { test = testCase }

    var trait: String { "song" }
    var name: String { "Player" }

    func renderScreen() {
        let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        navigation?.pushViewController(PlayerController(), animated: false)
    }

    func entryPathSegments() -> [PathSegment] {
        [
            PathSegment(
                start: MusicScreen.album, end: MusicScreen.player,
                step: { self.test.And.ITouchButton("Intro") },
                conditions: [.loggedIn: true])
        ]
    }
}

// Example of Swerkin.md
class MusicScreenProvider: ScreenProvider<MusicScreen> {
    let test: BaseTestCase
    init(testCase: BaseTestCase) { test = testCase }

    override func screen(for screen: MusicScreen) -> (any Screen)? {
        switch screen {
        case .library: LibraryScreen(testCase: test)
        case .album: AlbumScreen(testCase: test)
        case .player: PlayerScreen(testCase: test)
        }
    }
}
// End of example

// Example of Swerkin.md
class MusicTestCase: BaseTestCase {
    override class var application: Application? { (MusicDelegate.self, MusicScene.self) }

    override func setUp() {
        super.setUp()
        screenPresenter.registerScreenProvider(MusicScreenProvider(testCase: self), for: MusicScreen.self)
    }
}
// End of example

// Example of Swerkin.md
class AlbumTests: MusicTestCase {
    func testClearing() {
        Given.IAmOnScreen(MusicScreen.album)
        And.IRender(screen: MusicScreen.album)
        When.ITouchButton("clear")
        Then.IShouldSeeLabel("songs", withText: "0 songs")
    }
}
// End of example

// Example of Swerkin.md
class PlayerTests: MusicTestCase {
    override class var tags: [TestTag] { [.regression] }

    func testPausing_smoke() {
        Given.IRender(screen: MusicScreen.player)
        Then.IShouldSeeLabel("song", withText: "Intro")
    }
}
// End of example

class FlowTests: MusicTestCase {
    func testPlaying() {
        // Example of Swerkin.md
        preconditions[.loggedIn] = true
        Given.IRender(screen: MusicScreen.library)
        When.INavigate(fromScreen: MusicScreen.library, toScreen: MusicScreen.player)
        Then.IWaitToSeeScreen(MusicScreen.player)
        // End of example
        let path =
            // Example of Swerkin.md
            """
            ✓ When INavigate(fromScreen:toScreen:): library, player
                Path followed: library->album->player
            """
        // End of example
        XCTAssertTrue(ScenarioReport.current.description.contains(path))
    }
}

// Example of Swerkin.md
extension Steps {
    func IPlay(_ song: String, file: StaticString = #filePath, line: UInt = #line) {
        performStep([song], file: file, line: line) {
            And.ITouchButton(song)
            And.IWaitToSeeScreen(MusicScreen.player)
        }
    }
}
// End of example

// Example of Swerkin.md
@MainActor
@Suite(
    "The album",
    .swerkin(app: MusicDelegate.self, scene: MusicScene.self) { test in
        test.screenPresenter.registerScreenProvider(
            MusicScreenProvider(testCase: test), for: MusicScreen.self)
    })
struct AlbumSuite {
    @Test("The album can be cleared", .tags(.smoke)) func clearing() {
        Given.IAmOnScreen(MusicScreen.album)
        And.IRender(screen: MusicScreen.album)
        When.ITouchButton("clear")
        Then.IShouldSeeLabel("songs", withText: "0 songs")
    }
}
// End of example

extension AlbumSuite {
    @Test("A custom step is one of the report") func ownStep() {
        Given.IRender(screen: MusicScreen.album)
        When.IPlay("Intro")
        #expect(ScenarioReport.current.description.contains("✓ When IPlay(_:): Intro\n  ✓ And ITouchButton"))
    }

    @Test("IAmOnScreen is for Given alone") func notInGiven() {
        let failures = FailureCollector.failures { When.IAmOnScreen(MusicScreen.album) }
        let text =
            // Example of Swerkin.md
            """
            When IAmOnScreen(_:): album: failed.
            IAmOnScreen must be in the Given, as it only sets the screen that the test begins on: album.
            """
        // End of example
        #expect(failures.map(\.text).first?.hasPrefix(text) == true)
    }

    @Test("INavigate without a path is a failure") func noPath() {
        let failures = FailureCollector.failures {
            When.INavigate(fromScreen: MusicScreen.player, toScreen: MusicScreen.library)
        }
        let text =
            // Example of Swerkin.md
            """
            No path to follow from player to library: library has no entry segments.
            """
        // End of example
        #expect(failures.map(\.text).first?.contains(text) == true)
    }

    @Test("The step in which the time runs out fails") func time() {
        let failures = FailureCollector.failures {
            When.performStep([], "IWaitForAnswer()") { TimeLapse.advance(by: .seconds(61)) }
        }
        let text =
            // Example of Swerkin.md
            """
            When IWaitForAnswer(): failed after 61 s of virtual time.
            Test duration exceeded 60 seconds!
            """
        // End of example
        #expect(failures.map(\.text).first?.hasPrefix(text) == true)
    }
}
