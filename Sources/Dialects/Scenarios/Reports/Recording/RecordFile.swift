/// What the processes of a run have recorded: a file with the name of the run, and a result in each further line.
///
/// Processes take turns by an advisory lock on the file. A process that ends in the middle of a line leaves the lines
/// before it as they are.
struct RecordFile {
    /// What went wrong with a file.
    struct Failure: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "\(path): \(reason)" }

        static func ofSystem(_ path: String) -> Failure {
            Failure(path: path, reason: String(cString: strerror(errno)))
        }
    }

    let path: String
    private let descriptor: Int32

    /// Opens the file, which is made if it is not there, and calls `body` while no other process has it.
    static func withLock<Result>(at path: String, _ body: (RecordFile) throws -> Result) throws -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure.ofSystem(path) }
        // The lock ends with it.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Failure.ofSystem(path) }
        }
        return try body(RecordFile(path: path, descriptor: descriptor))
    }

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    var run: String? {
        get throws {
            let start = try read(from: 0, atMost: Self.longestName)
            return start.firstIndex(of: Self.lineBreak).map { String(decoding: start[..<$0], as: UTF8.self) }
        }
    }

    var results: [Data] {
        get throws {
            var (data, offset) = (Data(), 0)
            while case let part = try read(from: offset, atMost: 1 << 20), !part.isEmpty {
                data += part
                offset += part.count
            }
            return data.split(separator: Self.lineBreak).dropFirst().map { $0 }
        }
    }

    func begin(run: String) throws {
        guard ftruncate(descriptor, 0) == 0 else { throw Failure.ofSystem(path) }
        try write(Data("\(run)\n".utf8))
    }

    /// Adds a line, which has its line break.
    func append(_ line: Data) throws {
        let size = lseek(descriptor, 0, SEEK_END)
        // A process may have ended before its line did.
        if size > 0, try read(from: Int(size) - 1, atMost: 1).first != Self.lineBreak {
            try write(Data([Self.lineBreak]))
        }
        try write(line)
    }

    // MARK: Bytes

    private static let lineBreak = UInt8(ascii: "\n")
    private static let longestName = 4096

    private func read(from offset: Int, atMost count: Int) throws -> Data {
        var data = Data(count: count)
        var result = -1
        repeat {
            result = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, off_t(offset)) }
        } while result < 0 && errno == EINTR
        guard result >= 0 else { throw Failure.ofSystem(path) }
        return data.prefix(result)
    }

    private func write(_ data: Data) throws {
        #if canImport(Glibc)
        let write = Glibc.write
        #elseif canImport(Musl)
        let write = Musl.write
        #else
        let write = Darwin.write
        #endif
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw Failure.ofSystem(path) }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
