import Foundation

/// A part of an attributed text, laid out in a container of its own.
@MainActor
package struct ContainedText: TextFragments {
    package let lines: [TextFragment]
    /// The characters that found room.
    let range: NSRange
    private let characters: [LineCharacter]
    /// Where each character begins, in UTF-16 units, and the end of all.
    private let starts: [Int]
    private let unit: UIFont
    private let padding: CGFloat

    /// Lays out the text from an offset on.
    ///
    /// - Parameter isLast: whether no other container takes what does not fit.
    /// - Complexity: O(*n*) in the number of characters.
    init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer, isLast: Bool) {
        let whole = NSRange(location: start, length: text.length - start)
        let part = start == 0 ? text : text.attributedSubstring(from: whole)
        let first = part.length > 0 ? part.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
        let unit = first ?? NSAttributedString.defaultFont
        let runs = TextRuns(part, font: unit)
        let characters = runs.characters(in: unit)
        var starts = [start]
        starts.reserveCapacity(characters.count + 1)
        for character in part.string { starts.append(starts[starts.count - 1] + character.utf16.count) }
        let padding = container.lineFragmentPadding
        let (layout, places) = Self.laidOut(part, runs, unit, in: container, isLast: isLast)
        var lines = Self.fragments(
            layout.lines, places, part, starts, ends: characters.map(\.end), unit, container)
        if layout.isTruncated, !container.lineBreakMode.truncates, lines.count == layout.lines.count {
            // What did not find room is in no line.
            lines[lines.count - 1].range.length = layout.lines[lines.count - 1].text.utf16.count
        }
        (self.lines, self.characters, self.starts) = (lines, characters, starts)
        (self.unit, self.padding) = (unit, padding)
        let end = lines.last.map { $0.range.location + $0.range.length } ?? start
        range = NSRange(location: start, length: end - start)
    }

    /// The lines that fit into a container, and their places.
    private static func laidOut(
        _ text: NSAttributedString, _ runs: TextRuns, _ unit: UIFont, in container: NSTextContainer,
        isLast: Bool
    ) -> (TextLayout, [TextLayout.LinePlace]) {
        let (size, mode) = (container.size, container.lineBreakMode)
        let room = size.width > 0 ? max(size.width - 2 * container.lineFragmentPadding, 1) : 0
        func layout(_ limit: Int) -> TextLayout {
            TextLayout(text, font: unit, maximumWidth: room, numberOfLines: limit, lineBreakMode: mode)
        }
        let whole = layout(container.maximumNumberOfLines)
        let places = TextLayout.places(of: whole.lines, runs)
        guard size.height > 0, places.height > size.height else { return (whole, places.lines) }
        let fitting = places.lines.prefix { $0.top + $0.height <= size.height }.count
        guard isLast, mode.truncates, fitting > 0 else { return (whole, Array(places.lines.prefix(fitting))) }
        let cut = layout(fitting)
        return (cut, TextLayout.places(of: cut.lines, runs).lines)
    }

    private static func fragments(
        _ lines: [TextLayout.Line], _ places: [TextLayout.LinePlace], _ text: NSAttributedString,
        _ starts: [Int], ends: [Int], _ unit: UIFont, _ container: NSTextContainer
    ) -> [TextFragment] {
        let (padding, width) = (container.lineFragmentPadding, container.size.width)
        let widest = width > 0 ? width : (lines.map(\.width).max() ?? 0) + 2 * padding
        guard !lines.isEmpty else {
            // The empty text has a line; what is left for a further container has none.
            guard starts[0] == 0 else { return [] }
            let size = CGSize(width: widest, height: unit.lineHeight)
            let used = CGRect(x: 0, y: 0, width: 2 * padding, height: unit.lineHeight)
            return [
                TextFragment(
                    range: NSRange(location: 0, length: 0), rect: CGRect(origin: .zero, size: size),
                    usedRect: used, baseline: unit.ascender)
            ]
        }
        var fragments: [TextFragment] = []
        var character = 0
        for (index, place) in places.enumerated() {
            let line = lines[index]
            let begin = starts[character]
            while character < ends.count, ends[character] <= line.source.upperBound { character += 1 }
            let range = NSRange(location: begin, length: starts[character] - begin)
            let bottom = index + 1 < places.count ? places[index + 1].top : place.top + place.height
            let style = range.length > 0 ? text.paragraphStyle(at: begin - starts[0]) : nil
            let left = style.left(of: line.width, in: widest - 2 * padding, isFirst: index == 0)
            fragments.append(
                TextFragment(
                    range: range,
                    rect: CGRect(x: 0, y: place.top, width: widest, height: bottom - place.top),
                    usedRect: CGRect(
                        x: left, y: place.top, width: line.width + 2 * padding, height: place.height),
                    baseline: place.baseline - place.top))
        }
        return fragments
    }

    package func left(of offset: Int, onLine index: Int) -> CGFloat {
        let line = lines[index]
        let origin = line.usedRect.minX + padding
        guard offset > line.range.location else { return origin }
        let first = self.index(of: line.range.location)
        var width = 0
        for character in first..<min(self.index(of: offset), characters.count) {
            width += LineCharacter.width(of: character, from: first, in: characters)
        }
        return origin + min(unit.width(ofThousandths: width), textWidth(of: line))
    }

    private func textWidth(of line: TextFragment) -> CGFloat { line.usedRect.width - 2 * padding }

    /// The index of the character that begins at an offset, or that the offset is inside of.
    private func index(of offset: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension NSAttributedString {
    fileprivate func paragraphStyle(at index: Int) -> NSParagraphStyle? {
        attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    }
}

extension NSParagraphStyle? {
    /// Where a line begins in a room.
    fileprivate func left(of width: CGFloat, in room: CGFloat, isFirst: Bool) -> CGFloat {
        switch self?.alignment ?? .natural {
        case .center: (room - width) / 2
        case .right: room - width
        default: (isFirst ? self?.firstLineHeadIndent : self?.headIndent) ?? 0
        }
    }
}
