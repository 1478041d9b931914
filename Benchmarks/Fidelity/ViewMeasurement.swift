import Foundation

/// A view's frame beside the one that Xcode stored for it.
struct ViewMeasurement {
    enum Agreement: String {
        case equal
        case near
        case different
    }

    var kind: String
    var id: String
    var line: Int
    var stored: CGRect
    var actual: CGRect
    var isNearText: Bool
    var cause: Cause
    /// The lines of a label, where its stored height tells them.
    var lines: LabelLines?

    /// Half a point, and a hair for what frames are off by that are rounded to thirds.
    static let tolerance: CGFloat = 0.51

    /// The greatest difference of the four numbers.
    var distance: CGFloat { Self.distance(stored, actual) }

    static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
            .map(\.magnitude).max() ?? 0
    }

    var agreement: Agreement {
        distance <= Self.tolerance ? .equal : distance <= 2.01 ? .near : .different
    }

    var sizeDiffers: Bool {
        (stored.width - actual.width).magnitude > Self.tolerance
            || (stored.height - actual.height).magnitude > Self.tolerance
    }

    // MARK: As a line

    var text: String {
        let numbers = [stored, actual].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }.map { "\($0)" }
        return ([kind, id, "\(line)"] + numbers + ["\(isNearText)", cause.rawValue]).joined(separator: "\t")
    }

    init(
        kind: String, id: String, line: Int, stored: CGRect, actual: CGRect, isNearText: Bool, cause: Cause
    ) {
        (self.kind, self.id, self.line) = (kind, id, line)
        (self.stored, self.actual) = (stored, actual)
        (self.isNearText, self.cause) = (isNearText, cause)
    }

    /// The line with that of labels' lines, for another process.
    var message: String { "\(text)\t\(lines?.text ?? "")" }

    init?(message: Substring) {
        let parts = message.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 14, let line = Int(parts[2]), let cause = Cause(rawValue: String(parts[12]))
        else {
            return nil
        }
        let numbers = parts[3..<11].compactMap { Double($0) }.map { CGFloat($0) }
        guard numbers.count == 8 else { return nil }
        self.init(
            kind: String(parts[0]), id: String(parts[1]), line: line,
            stored: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            actual: CGRect(x: numbers[4], y: numbers[5], width: numbers[6], height: numbers[7]),
            isNearText: parts[11] == "true", cause: cause)
        lines = LabelLines(text: parts[13])
    }

    var summary: String {
        "\(kind) \(id) (line \(line)): stored \(stored.shortText), here \(actual.shortText), \(cause.rawValue)"
            + (isNearText ? ", near text" : "")
    }
}

extension [ViewMeasurement] {
    /// Those whose frames may be compared, since they need nothing that is not there.
    var comparable: [ViewMeasurement] { filter { !$0.cause.isExcuse } }

    /// The views by a name, the largest groups first.
    func groups(by name: (ViewMeasurement) -> String) -> [(name: String, views: [ViewMeasurement])] {
        Dictionary(grouping: self, by: name).map { (name: $0.key, views: $0.value) }
            .sorted { ($1.views.count, $0.name) < ($0.views.count, $1.name) }
    }
}

extension CGRect {
    var shortText: String {
        [minX, minY, width, height].map { number in
            String(format: "%g", (Double(number) * 100).rounded() / 100)
        }.joined(separator: " ")
    }
}
