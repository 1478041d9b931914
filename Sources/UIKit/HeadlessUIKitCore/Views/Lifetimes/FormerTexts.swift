import TimeLapse

/// The texts that labels showed before others, for failures that look for what was to be seen for a moment.
///
/// Each world has one. What the test replaces by itself, between its calls, is not kept.
@MainActor
package final class FormerTexts: WorldPart {
    /// A text that was replaced.
    package struct Entry {
        package let text: String
        /// The label that showed it, as long as it exists.
        package weak let label: UIView?
        package let moment: CallMoment
    }

    private var entries = RecentEntries<Entry>(limit: 64)

    package init() {}

    /// Notes that a label in a window shows another text from now on.
    static func note(_ text: String, of label: UIView) {
        guard let application = label.windowLink?.application, application.world.hasHadCalls else { return }
        let moment = CallMoment(on: application.clock)
        guard moment.isInCall else { return }
        let entry = Entry(text: text, label: label, moment: moment)
        application.world.part(FormerTexts.self).entries.add(entry)
    }

    package static func last(where condition: (String) -> Bool) -> Entry? {
        World.current.existingPart(FormerTexts.self)?.entries.last { condition($0.text) }
    }
}
