/// A look that a bar or an item keeps: a copy, which tells of its changes.
@MainActor
final class KeptAppearance<Look: UIBarAppearance> {
    private var stored: Look?
    var set: Look? { isSet ? stored : nil }
    private var isSet = false
    var whenChanged: @MainActor () -> Void = {}

    /// The look; the default one, which may be changed, if none is set.
    var orDefault: Look {
        if let stored { return stored }
        let new = Look(idiom: .phone)
        keep(new)
        return new
    }

    func set(_ look: Look?) {
        stored?.whenChanged = nil
        stored = nil
        isSet = look != nil
        if let look { keep(Look(barAppearance: look)) }
        whenChanged()
    }

    private func keep(_ look: Look) {
        stored = look
        look.whenChanged = { [weak self] in
            self?.isSet = true
            self?.whenChanged()
        }
    }
}

/// The looks that a bar or an item keeps for its heights, and for content that is scrolled under the bar or not.
@MainActor
struct KeptAppearances<Look: UIBarAppearance> {
    let standard = KeptAppearance<Look>()
    let compact = KeptAppearance<Look>()
    let scrollEdge = KeptAppearance<Look>()
    let compactScrollEdge = KeptAppearance<Look>()

    var all: [KeptAppearance<Look>] { [standard, compact, scrollEdge, compactScrollEdge] }
}

/// The images of a bar for its places and heights, by one number for both.
struct BarImages {
    private var images: [Int: UIImage] = [:]
    private static let factor = 1000

    static func argument(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Int {
        position.rawValue * factor + metrics.rawValue
    }

    static func parts(of argument: Int) -> (position: UIBarPosition, metrics: UIBarMetrics) {
        (
            UIBarPosition(rawValue: argument / factor) ?? .any,
            UIBarMetrics(rawValue: argument % factor) ?? .default
        )
    }

    subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        get { images[Self.argument(position, metrics)] }
        set { images[Self.argument(position, metrics)] = newValue }
    }
}

extension UIBarMetrics {
    var appearanceSlot: Int {
        switch self {
        case .default: 0
        case .compact: 1
        case .defaultPrompt: 2
        case .compactPrompt: 3
        }
    }
}
