import Foundation

/// What is said of traces on standard error, as it concerns no test.
enum TraceWarning {
    static func write(_ text: String) {
        FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
    }
}
