import SourcePorting

/// The arguments of a call.
struct CallShape: Hashable {
    /// The labels; `_` for an argument without one.
    private(set) var labels: [String] = []
    private(set) var arguments: [ArgumentShape] = []
    /// How many of the last arguments are trailing closures, of which the first has no label.
    private(set) var trailingCount = 0

    /// A call that has been read.
    struct Reading {
        var shape = CallShape()
        /// The names of implicit members among the arguments.
        var implicitNames: [String] = []
        /// The last token of the call.
        var end: Int
    }

    /// Reads the call behind a name; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - index: the last token of the name.
    ///   - allowsClosure: whether a brace on the same line begins a closure, as it does not in a condition.
    static func read(behind index: Int, _ file: ParsedFile, allowsClosure: Bool) -> Reading? {
        var reading = Reading(end: index)
        if let close = file.closingParenthesis(behind: index), !file.code[index + 1].startsLine {
            reading.readArguments(of: index + 1, file)
            reading.end = close
        }
        if allowsClosure { reading.readTrailingClosures(file) }
        return reading.end > index ? reading : nil
    }

    mutating func add(_ label: String, _ argument: ArgumentShape, isTrailing: Bool = false) {
        labels.append(label)
        arguments.append(argument)
        if isTrailing { trailingCount += 1 }
    }
}

extension CallShape.Reading {
    fileprivate mutating func readArguments(of open: Int, _ file: ParsedFile) {
        for range in TokenLists.elements(of: open, file) {
            var range = range
            var label = "_"
            if range.count > 2, file.isPunctuation(":", at: range.lowerBound + 1),
                file.code[range.lowerBound].kind == .identifier
            {
                label = file.code[range.lowerBound].name
                range = range.lowerBound + 2..<range.upperBound
            }
            shape.add(label, ArgumentShape(range, file))
            implicitNames += ArgumentShape.implicitNames(range, file)
        }
    }

    fileprivate mutating func readTrailingClosures(_ file: ParsedFile) {
        guard file.isPunctuation("{", at: end + 1), !file.code[end + 1].startsLine, file.match[end + 1] > end
        else { return }
        shape.add("_", .closure(ClosureShape(at: end + 1, file)), isTrailing: true)
        end = file.match[end + 1]
        while let label = file.token(end + 1), label.kind == .identifier,
            file.isPunctuation(":", at: end + 2),
            file.isPunctuation("{", at: end + 3), file.match[end + 3] > end
        {
            shape.add(label.name, .closure(ClosureShape(at: end + 3, file)), isTrailing: true)
            end = file.match[end + 3]
        }
    }
}
