/// A file that the package is to have.
struct PlannedFile: Equatable {
    /// The path in the package.
    let path: String
    let text: String
    /// The texts between which the user writes, whose part stays when the file is written again.
    var ownPart: OwnPart?

    /// The lines that begin and end what belongs to the user.
    struct OwnPart: Equatable {
        let begin: String
        let end: String
    }
}
