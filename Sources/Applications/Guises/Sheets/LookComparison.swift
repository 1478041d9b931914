import Pictures

/// A screen in a guise, compared with its approved picture.
enum LookComparison {
    case same
    /// There is no approved picture of it yet.
    case new
    /// It differs; with the SVG of the approved one, if that is there.
    case changed([PictureDifference.Change], approved: String?)

    init(_ look: GuiseLook, of screen: String, with approved: ApprovedScreens, _ tolerance: PictureTolerance)
        throws
    {
        let stored = approved.stored(screen, "\(look.guise)")
        guard let text = try stored.storedText() else {
            self = .new
            return
        }
        let present = look.picture?.description ?? ""
        guard let difference = PictureDifference(from: text, to: present, tolerance: tolerance) else {
            self = .same
            return
        }
        self = .changed(difference.changes, approved: try stored.storedSVG())
    }
}
