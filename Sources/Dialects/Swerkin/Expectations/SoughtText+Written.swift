extension SoughtText {
    private static let nothing = "nothing"

    /// A text as a step writes it: `nothing` means that there is none.
    static func written(_ text: String) -> SoughtText { .exactly(text == nothing ? "" : text) }

    /// A part of a text as a step writes it: `nothing` means that there is no text, as an empty part is in every text.
    static func part(_ text: String) -> SoughtText {
        text == nothing || text.isEmpty ? .exactly("") : .containing(text)
    }
}
