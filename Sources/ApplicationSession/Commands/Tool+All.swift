extension Tool {
    /// All tools, in the order in which they are listed.
    static let all: [Tool] =
        looking + asking + source + acting + network + time + session + branching + opening
}
