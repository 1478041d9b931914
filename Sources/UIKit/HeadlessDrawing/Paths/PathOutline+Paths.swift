import Foundation

extension PathOutline {
    package init(_ path: CGPath) {
        self.init()
        var taken = PathOutline()
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: _ = taken.add(.move(points[0]))
            case .addLineToPoint: _ = taken.add(.line(points[0]))
            case .addQuadCurveToPoint: _ = taken.add(.quad(points[0], to: points[1]))
            case .addCurveToPoint: _ = taken.add(.curve(points[0], points[1], to: points[2]))
            case .closeSubpath: _ = taken.add(.close)
            }
        }
        self = taken
    }

    var asPath: CGPath {
        let path = CGMutablePath()
        for element in elements {
            switch element {
            case .move(let end): path.move(to: end)
            case .line(let end): path.addLine(to: end)
            case .quad(let control, let end): path.addQuadCurve(to: end, control: control)
            case .curve(let first, let second, let end):
                path.addCurve(to: end, control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// The elements in the notation of SVG: `M 0 0 L 10 0 Z`.
    var text: String {
        let words = elements.map { element in
            let numbers = element.points.map { "\($0.x.shortText) \($0.y.shortText)" }
            return ([element.letter] + numbers).joined(separator: " ")
        }
        return words.joined(separator: " ")
    }
}

extension PathOutline.Element {
    fileprivate var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .curve: "C"
        case .close: "Z"
        }
    }
}
