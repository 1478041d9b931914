import FailureReporting
import Foundation

/// What a process that crashed has left: its output, in which Swift says why and where, and how it ended.
struct CrashReport {
    enum Ending: Hashable {
        case exit(Int32)
        case signal(Int32)
    }

    let output: String
    let ending: Ending

    /// The cause, with the line of the application.
    var problem: Problem {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        guard let line = lines.last(where: { $0.contains(Self.fatal) }),
            let fatal = line.range(of: Self.fatal)
        else {
            return Problem(text: cause, place: Self.frame(in: lines))
        }
        let place = Self.place(line[..<fatal.lowerBound])
        return Problem(text: String(line[fatal.lowerBound...]), place: place ?? Self.frame(in: lines))
    }

    private static let fatal = "Fatal error"
    private static let alarm: Int32 = 14
    private static let names: [Int32: String] = [
        4: "an illegal instruction", 5: "a trap", 6: "an abort", 8: "an arithmetic error",
        9: "the system, as for want of memory", 10: "a bad memory access", 11: "a bad memory access",
    ]

    /// The cause, where Swift says none.
    private var cause: String {
        switch ending {
        case .exit(let status): "The application's code ended the program with the status \(status)."
        case .signal(Self.alarm):
            "The application's code did not return within \(ChildVisit.patience) s of real time: an endless loop, or a"
                + " wait that nothing ends."
        case .signal(11), .signal(10):
            "The program was ended by a bad memory access, as of endless recursion."
        case .signal(let number):
            "The program was ended by \(Self.names[number] ?? "the signal \(number)")."
        }
    }

    /// The place before the words of the error, `Shop/Cart.swift:12: `; `nil` for one in Swift's own library.
    private static func place(_ text: Substring) -> String? {
        let text = text.trimmingPrefix { $0.isWhitespace }
        guard let match = text.firstMatch(of: /([^\s:]+\.swift):(\d+): *$/) else { return nil }
        let file = match.1
        let module = String(file.prefix { $0 != "/" })
        guard !systemModules.contains(module), !RunningLine.ownModules.contains(module) else { return nil }
        return "\(file.split(separator: "/").last ?? file):\(match.2)"
    }

    private static let systemModules: Set = [
        "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Synchronization",
    ]

    /// The innermost line of the backtrace that is not this package's, a stub's or the doctor's, as in
    /// `… in ShopDoctor at Shop/Cart.swift:12:3`.
    private static func frame(in lines: [String]) -> String? {
        for line in lines {
            guard let match = line.firstMatch(of: /\ at (.+\.swift):(\d+):\d+$/), match.2 != "0" else {
                continue
            }
            let path = String(match.1)
            let isOthers =
                path.hasPrefix(package) || path.contains("Stubs/") || path.hasSuffix("Doctor/main.swift")
            guard !isOthers else { continue }
            return "\(path.split(separator: "/").last ?? ""):\(match.2)"
        }
        return nil
    }

    /// The folder of this package's sources.
    private static let package = "\(#filePath)".components(separatedBy: "Porting/ApplicationDoctor/")[0]
}
