extension Tool {
    /// All tools, in the order in which they are listed.
    static let all: [Tool] = looking + acting + time + session + opening
}
