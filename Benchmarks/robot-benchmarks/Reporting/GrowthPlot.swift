import Foundation

/// A picture of how the time of a unit grows with the size of the tree, as SVG: both axes are logarithmic.
struct GrowthPlot {
    /// The rows that are measured at several sizes: each a line.
    private let lines: [(name: String, points: [(size: Int, time: Double)])]
    private let sizes: [Int]
    /// The powers of ten that the times are between.
    private let powers: ClosedRange<Int>

    private static let frame = (x: 70.0, y: 40.0, width: 560.0, height: 420.0)
    private static let legend = 330.0
    /// Colours that are told apart in light and dark, also by people who see some of them alike.
    private static let colors = [
        "#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#ff8ab7", "#a463f2", "#97bbf5", "#9c6b4e",
        "#9498a0",
    ]

    /// - Parameter results: of which those with a time and a size are drawn; `nil` if none has several sizes.
    init?(_ results: [Measurement]) {
        var lines: [(name: String, points: [(size: Int, time: Double)])] = []
        for result in results {
            guard let size = result.size, result.unit.hasPrefix("ns") else { continue }
            let name = "\(result.suite): \(result.nameOfRow)"
            let point = (size, max(result.work.median, 0.01))
            if let index = lines.firstIndex(where: { $0.name == name }) {
                lines[index].points.append(point)
            } else {
                lines.append((name, [point]))
            }
        }
        self.lines = lines.filter { $0.points.count > 1 }
        sizes = Set(self.lines.flatMap { $0.points.map(\.size) }).sorted()
        let times = self.lines.flatMap { $0.points.map(\.time) }
        guard sizes.count > 1, let least = times.min(), let most = times.max() else { return nil }
        let lowest = Int(log10(least).rounded(.down))
        powers = lowest...max(Int(log10(most).rounded(.up)), lowest + 1)
    }

    private func x(_ size: Int) -> Double {
        let (first, last) = (log10(Double(sizes[0])), log10(Double(sizes[sizes.count - 1])))
        return Self.frame.x + Self.frame.width * (log10(Double(size)) - first) / (last - first)
    }

    private func y(_ time: Double) -> Double {
        let share =
            (log10(time) - Double(powers.lowerBound)) / Double(powers.upperBound - powers.lowerBound)
        return Self.frame.y + Self.frame.height * (1 - share)
    }

    /// The picture as a document.
    var svg: String {
        let frame = Self.frame
        let height = max(frame.y + frame.height + 50, frame.y + 18 * Double(lines.count) + 20)
        let width = frame.x + frame.width + Self.legend
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.short(width)) \(Self.short(height))" \
            font-family="sans-serif" font-size="12">
            """,
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
            text("Time of a view, in nanoseconds, by the number of views", frame.x, 20, "start", "14"),
        ]
        for power in powers {
            let y = y(pow(10, Double(power)))
            parts.append(line(frame.x, y, frame.x + frame.width, y, "#ddd"))
            parts.append(text(Self.short(pow(10, Double(power))), frame.x - 8, y + 4, "end"))
        }
        for size in sizes {
            parts.append(line(x(size), frame.y, x(size), frame.y + frame.height, "#ddd"))
            parts.append(text(size.formatted(), x(size), frame.y + frame.height + 20, "middle"))
        }
        for (index, row) in lines.enumerated() { parts += drawing(of: row, index) }
        return (parts + ["</svg>", ""]).joined(separator: "\n")
    }

    private func drawing(
        of row: (name: String, points: [(size: Int, time: Double)]), _ index: Int
    ) -> [String] {
        let color = Self.colors[index % Self.colors.count]
        // After the colours are used up, lines are dashed.
        let dash =
            index < Self.colors.count ? "" : " stroke-dasharray=\"\(2 + 3 * (index / Self.colors.count)) 3\""
        let points = row.points.map { "\(Self.short(x($0.size))),\(Self.short(y($0.time)))" }
        let place = (x: Self.frame.x + Self.frame.width + 20, y: Self.frame.y + 18 * Double(index))
        return [
            """
            <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(color)" \
            stroke-width="2"\(dash)/>
            """,
            """
            <line x1="\(Self.short(place.x))" y1="\(Self.short(place.y))" x2="\(Self.short(place.x + 24))" \
            y2="\(Self.short(place.y))" stroke="\(color)" stroke-width="2"\(dash)/>
            """,
            text(row.name, place.x + 30, place.y + 4, "start"),
        ]
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String) -> String {
        """
        <line x1="\(Self.short(x1))" y1="\(Self.short(y1))" x2="\(Self.short(x2))" y2="\(Self.short(y2))" \
        stroke="\(color)"/>
        """
    }

    private func text(_ words: String, _ x: Double, _ y: Double, _ anchor: String, _ size: String = "12")
        -> String
    {
        let escaped = words.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "<", with: "&lt;")
        return """
            <text x="\(Self.short(x))" y="\(Self.short(y))" text-anchor="\(anchor)" font-size="\(size)">\(escaped)</text>
            """
    }

    private static func short(_ number: Double) -> String {
        String(format: "%g", (number * 100).rounded() / 100)
    }
}
