import Robot
import SampleApp

@testable import ApplicationSession
@testable import Library
@testable import Market
@testable import Recipes

/// An application of the examples, as sessions launch it.
enum ExampleApplication: String, CaseIterable {
    case notebook, library, market, recipes

    @MainActor
    func session() -> Session {
        Session(rawValue.capitalized, tools: Tool.all, source: source) { launch() }
    }

    @MainActor
    private func launch() {
        let device = SimulatedDevice.current
        switch self {
        case .notebook: device.launch(NotebookDelegate.self)
        case .library: device.launch(Library::AppDelegate.self)
        case .market:
            device.network.route("GET https://api.market.example/*") { _ in
                .json(text: Self.offers).after(.seconds(0.5))
            }
            device.launch(Market::AppDelegate.self)
        case .recipes: device.launch(Recipes::AppDelegate.self, scene: Recipes::SceneDelegate.self)
        }
    }

    /// What the market's server answers.
    private static let offers = """
        {"offers": [{"id": 1, "title": "Lamp", "price": 10, "place": "Leeds", "postedAt": "2026-11-01T12:00:00Z",
        "endsAt": "2026-12-24T12:00:00Z"}]}
        """

    private var source: LaunchSource {
        let scene = self == .recipes ? ", scene: SceneDelegate.self" : ""
        let delegate = self == .notebook ? "NotebookDelegate" : "AppDelegate"
        return LaunchSource(
            lines: ["SimulatedDevice.current.launch(\(delegate).self\(scene))"],
            imports: [self == .notebook ? "import SampleApp" : "@testable import \(rawValue.capitalized)"])
    }
}

/// Chooses steps as somebody who tries an application does, the same ones for the same seed.
@MainActor
struct Wanderer {
    private let session: Session
    private var random: SplitMix
    private var count = 0

    init(in session: Session, seed: UInt64) {
        (self.session, random) = (session, SplitMix(seed: seed))
    }

    /// A step on something that is on the screen now.
    mutating func step() -> String {
        count += 1
        let lines = session.lookNow.split(separator: "\n").map(String.init)
        let parts = lines.filter { $0.hasPrefix("e") && !$0.contains(" disabled") }.map {
            $0.split(separator: " ")
        }
        if random.next(6) == 0 {
            return ["advance 2s", "swipe up", "swipe down", "device rotate left", "device portrait"][
                random.next(5)]
        }
        guard !parts.isEmpty else { return "advance 1s" }
        let part = parts[random.next(parts.count)]
        switch part[1] {
        case "textField", "secureTextField", "searchField", "textView":
            return "type text\(count) into \(part[0])"
        case "toggle": return "set \(part[0]) to \(random.next(2) == 0 ? "on" : "off")"
        default: return "tap \(part[0])"
        }
    }
}

/// Numbers that look random and are the same each time.
private struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }
}
