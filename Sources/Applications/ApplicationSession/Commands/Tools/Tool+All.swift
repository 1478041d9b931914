extension Tool {
    /// All tools, in the order in which they are listed.
    static let all: [Tool] =
        looking + asking + acting + network + time + session + branching + opening
}
